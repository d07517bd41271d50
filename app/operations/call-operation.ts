import type { FieldErrors } from '#domain/field-errors.ts'
import type { InputOf, OperationName, RouteOf, TheirsOf, ValueOf } from '#server/operations.ts'

export type Called<Name extends OperationName> =
  | { ok: true; value: ValueOf<Name> }
  | {
      ok: false
      /** A refusal code of the shop; `offline` if no answer came at all. */
      reason: string
      /** The HTTP status of the answer; null if none came. */
      status: number | null
      /** Which refusal it is, if the code has several. */
      because?: string
      message: string
      isOffline: boolean
      fieldErrors: FieldErrors
      theirs?: TheirsOf<Name>
      /** When to try again, if the shop says so. */
      retryAfterSeconds: number | null
    }

/** A read-only version of the input. */
type Unchanged<Sent> = Sent extends (infer One)[]
  ? readonly Unchanged<One>[]
  : Sent extends object
    ? { [Field in keyof Sent]: Unchanged<Sent[Field]> }
    : Sent

/** `keepalive` requests are sent even if the user leaves the page. A call aborted by its `signal` throws. */
type Options = Pick<RequestInit, 'signal' | 'keepalive'>

const unreachable = 'We can’t reach the shop. Check your connection and try again.'

/**
 * Calls an operation at its own URL, for a script that doesn't submit a page's form. The compiler checks that name and
 * route match: the catalog itself is not sent to the browser.
 */
export async function callOperation<Name extends OperationName>(
  _name: Name,
  route: RouteOf<Name>,
  input: Unchanged<InputOf<Name>>,
  options: Options = {},
): Promise<Called<Name>> {
  const [method = '', pattern = ''] = route.split(' ')
  const rest = { ...(input as Record<string, unknown>) }
  const path = pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = encodeURIComponent(String(rest[name]))
    delete rest[name]
    return value
  })
  const hasBody = method !== 'GET' && method !== 'DELETE'
  try {
    const answer = await fetch(`/api/v1${path}${hasBody ? '' : queryOf(rest)}`, {
      method,
      ...options,
      ...(hasBody && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(rest) }),
    })
    if (!answer.ok) return await refusalOf(answer)
    return { ok: true, value: (answer.status === 204 ? undefined : await answer.json()) as ValueOf<Name> }
  } catch (error) {
    if (options.signal?.aborted) throw error
    return { ...noAnswer, ok: false, reason: 'offline', message: unreachable }
  }
}

const noAnswer = { status: null, fieldErrors: {}, retryAfterSeconds: null, isOffline: true }

async function refusalOf<Name extends OperationName>(answer: Response): Promise<Called<Name>> {
  const body = (await answer.json().catch(() => null)) as {
    error?: { code?: string; because?: string; message?: string; fields?: FieldErrors }
    theirs?: TheirsOf<Name>
  } | null
  const { code = 'unexpected', because, message = unreachable, fields = {} } = body?.error ?? {}
  const after = Number(answer.headers.get('retry-after') ?? Number.NaN)
  return {
    ...{
      ok: false,
      reason: code,
      status: answer.status,
      because,
      message,
      isOffline: false,
      fieldErrors: fields,
      theirs: body?.theirs,
    },
    retryAfterSeconds: Number.isNaN(after) ? null : after,
  }
}

function queryOf(fields: Record<string, unknown>): string {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined && value !== null)
  if (given.length === 0) return ''
  return `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`
}
