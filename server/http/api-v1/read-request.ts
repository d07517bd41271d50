import type { Context } from 'hono'
import type { z } from 'zod'
import { parseJsonText } from '#domain/json-text.ts'
import { AppError } from '#server/kernel/errors.ts'
import { describeFirst, issueWords } from '#server/kernel/issue-words.ts'

const uuidShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The id in the address. What cannot be an id is as unknown as an id that is nobody's. */
export function idOf(context: Context, unknown: string): string {
  const id = context.req.param('id') ?? ''
  if (!uuidShape.test(id)) throw new AppError('not_found', unknown)
  return id
}

/** A JSON body of bounded size; refuses everything else with what is wrong with it. */
export async function readJson(context: Context, maxBytes: number): Promise<unknown> {
  if (!context.req.header('content-type')?.startsWith('application/json'))
    throw new AppError('bad_request', 'Send JSON with content-type application/json.')
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of context.req.raw.body ?? []) {
    size += chunk.byteLength
    if (size > maxBytes) throw new AppError('too_large', 'What was sent is too large.')
    chunks.push(chunk)
  }
  try {
    return parseJsonText(Buffer.concat(chunks).toString('utf8'))
  } catch {
    throw new AppError('bad_request', 'What was sent is not JSON.')
  }
}

/** Parses at the border; a refusal names the first wrong field by its path. */
export function parsed<Output>(schema: z.ZodType<Output>, value: unknown): Output {
  const result = schema.safeParse(value, { error: issueWords })
  if (result.success) return result.data
  throw new AppError('invalid', describeFirst(result.error.issues))
}
