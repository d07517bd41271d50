import type { Context } from 'hono'
import { z } from 'zod'
import { parseJsonText } from '#domain/json-text.ts'
import { refuse, refuseInvalid, refuseWeakPassword } from './refuse.ts'

export type Reading<Data> = { ok: true; data: Data } | { ok: false; response: Response }

/** The body by its schema, or the contract's answer to what is wrong with it. */
export async function readBody<Data>(context: Context, schema: z.ZodType<Data>): Promise<Reading<Data>> {
  const json = await readJson(context)
  const fields = z.record(z.string(), z.unknown()).safeParse(json)
  if (!fields.success) return { ok: false, response: refuse(context, 'bad_json') }
  const reading = schema.safeParse(fields.data)
  if (reading.success) return { ok: true, data: reading.data }
  return { ok: false, response: answerTo(context, reading.error.issues, fields.data) }
}

const readJson = async (context: Context): Promise<unknown> => {
  const text = await context.req.text()
  try {
    return parseJsonText(text)
  } catch {
    return undefined
  }
}

function answerTo(context: Context, issues: z.core.$ZodIssue[], body: Record<string, unknown>): Response {
  const wrong = new Set(issues.map((issue) => issue.path[0]))
  if ((wrong.has('email') && !body.email) || (wrong.has('password') && !body.password))
    return refuse(context, body.phone ? 'phone_sign_in' : 'missing_credentials')
  const message = issues[0]?.message ?? 'The body is not as expected.'
  return wrong.size === 1 && wrong.has('password')
    ? refuseWeakPassword(context, message)
    : refuseInvalid(context, message)
}
