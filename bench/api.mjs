/** Calls the API of a running site; `token` is an administrator's. Throws unless the answer is a success. */
export async function callApi(baseUrl, path, { method = 'GET', token, body } = {}) {
  const response = await fetch(new URL(path, baseUrl), {
    method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

/** A session of the administrator, as the token that `callApi` takes. */
export async function signIn(baseUrl, { username, password }) {
  const { token } = await callApi(baseUrl, '/api/auth/login', { method: 'POST', body: { username, password } });
  return token;
}
