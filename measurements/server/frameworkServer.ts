/** The minimum of the server's framework: one route that responds with one object, without plugins. */
import fastify from 'fastify';

const body: unknown = JSON.parse(process.argv[2] ?? '{}');
const app = fastify();
app.get('*', async () => body);
console.log(`Listening at ${await app.listen({ port: 0, host: '127.0.0.1' })}`);
