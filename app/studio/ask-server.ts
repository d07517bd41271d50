/** An answer of the shop's JSON API. `offline` is when no answer came at all. */
export type Answer<Body> =
  | { ok: true; body: Body }
  | { ok: false; reason: string; message: string; isOffline: boolean }

const unreachable = 'The shop cannot be reached. Check your connection and try again.'

/** Calls /api/v1 of our own server, whose answers are typed by its presenters. */
export async function askServer<Body>(
  path: string,
  init: {
    method?: string
    json?: unknown /** Goes out even when the page is left. */
    keepalive?: boolean
  } = {},
): Promise<Answer<Body>> {
  try {
    const response = await fetch(`/api/v1${path}`, {
      method: init.method ?? 'GET',
      keepalive: init.keepalive ?? false,
      headers: init.json === undefined ? {} : { 'content-type': 'application/json' },
      body: init.json === undefined ? undefined : JSON.stringify(init.json),
    })
    if (response.ok) {
      const body = response.status === 204 ? null : await response.json()
      return { ok: true, body: body as Body }
    }
    return { ok: false, isOffline: false, ...(await refusal(response)) }
  } catch {
    return { ok: false, reason: 'offline', message: unreachable, isOffline: true }
  }
}

async function refusal(response: Response): Promise<{ reason: string; message: string }> {
  const body = (await response.json().catch(() => null)) as {
    error?: { code?: string; message?: string }
  } | null
  return { reason: body?.error?.code ?? 'unexpected', message: body?.error?.message ?? unreachable }
}
