interface Found {
  startups: { id: number }[];
}

/** Creates a portfolio with `count` startups for the signed-in user. */
export async function largePortfolio(
  url: string,
  token: string,
  count: number,
): Promise<{ id: number; remove: () => Promise<void> }> {
  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(url + path, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok)
      throw new Error(`${method} ${path} failed with status ${response.status}: ${await response.text()}`);
    return response.json();
  };
  const { startups } = (await call('GET', '/api/startups/search?limit=100&sort=score')) as Found;
  if (startups.length < count) throw new Error(`There are ${startups.length} startups, and ${count} are compared.`);
  const { id } = (await call('POST', '/api/portfolios', { name: `Bench ${Date.now()}`, description: '' })) as {
    id: number;
  };
  for (const startup of startups.slice(0, count)) await call('POST', `/api/portfolios/${id}/startups/${startup.id}`);
  return { id, remove: async () => void (await call('DELETE', `/api/portfolios/${id}`)) };
}
