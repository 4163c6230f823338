/** A form with a file as a browser sends it: body and headers of a request. */
export async function formBody(
  file: { name: string; bytes: Uint8Array | string } | null,
  fields: Record<string, string> = {},
): Promise<{ body: Buffer; headers: Record<string, string> }> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (file) form.set('file', new Blob([Buffer.from(file.bytes)]), file.name);
  const response = new Response(form);
  const type = response.headers.get('content-type') ?? '';
  return { body: Buffer.from(await response.arrayBuffer()), headers: { 'content-type': type } };
}
