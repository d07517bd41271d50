import type { Context } from 'hono'
import { z } from 'zod'
import { parseJsonText } from '#domain/json-text.ts'
import { issueWords, nearestIssues } from '#server/kernel/text/issue-words.ts'
import { refuse, refuseInvalid, refuseWeakPassword } from './refuse.ts'
import { sayWhatIsWrong } from './say-what-is-wrong.ts'

export type Reading<Data> = { ok: true; data: Data } | { ok: false; response: Response }

/** The body parsed by its schema, or the contract's response to what is wrong with it. */
export async function readBody<Schema extends z.ZodType>(
  context: Context,
  schema: Schema,
): Promise<Reading<z.output<Schema>>> {
  const json = await readJson(context)
  const fields = z.record(z.string(), z.unknown()).safeParse(json)
  if (!fields.success) return { ok: false, response: refuse(context, 'bad_json') }
  const reading = schema.safeParse(fields.data, { error: issueWords })
  if (reading.success) return { ok: true, data: reading.data }
  return { ok: false, response: answerTo(context, nearestIssues(reading.error.issues), fields.data) }
}

/** Undefined when it is not JSON. */
export const readJson = async (context: Context): Promise<unknown> => {
  const text = await context.req.text()
  try {
    return parseJsonText(text)
  } catch {
    return undefined
  }
}

/** Whether the body names a phone number and no email address. */
export async function isByPhone(context: Context): Promise<boolean> {
  const body = addressSchema.safeParse(await readJson(context))
  return Boolean(body.data?.phone) && !body.data?.email
}

/** Whether the caller wants an anonymous account. */
export async function isAnonymous(context: Context): Promise<boolean> {
  const body = z.record(z.string(), z.unknown()).safeParse(await readJson(context))
  return body.success && !body.data.email && !body.data.phone && !body.data.password
}

const addressSchema = z.object({ email: z.unknown().optional(), phone: z.unknown().optional() })

function answerTo(context: Context, issues: z.core.$ZodIssue[], body: Record<string, unknown>): Response {
  const wrong = new Set(issues.map((issue) => issue.path[0]))
  if ((wrong.has('email') && !body.email) || (wrong.has('password') && !body.password))
    return refuse(context, 'missing_credentials')
  const message = sayWhatIsWrong(issues)
  return wrong.size === 1 && wrong.has('password')
    ? refuseWeakPassword(context, message)
    : refuseInvalid(context, message)
}
