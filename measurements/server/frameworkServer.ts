/** The least that the server's framework can do: one route that answers with one object, and none of its plugins. */
import fastify from 'fastify';

const answer: unknown = JSON.parse(process.argv[2] ?? '{}');
const app = fastify();
app.get('*', async () => answer);
console.log(`Listening at ${await app.listen({ port: 0, host: '127.0.0.1' })}`);
