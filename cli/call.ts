import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { parseJsonText } from '#domain/json-text.ts'
import { emailSchema } from '#domain/people/account.ts'
import type { Outcome } from '#server/kernel/operations/outcome.ts'
import { OperatorError } from '#server/kernel/operator-error.ts'
import type { Shop } from '#server/shop.ts'
import { withShop } from './with-shop.ts'

const usage = `Use: npm run shop -- call NAME --as EMAIL [--input FILE]

FILE contains the input as JSON; - reads what is piped in. EMAIL is the account whose permissions apply and that the
audit log names. npm run shop -- operations lists the names.`

/**
 * Calls one operation the way a page or another program would. Prints the result as JSON; exits with 1 if the call was
 * refused.
 */
export async function call(rest: readonly string[]): Promise<void> {
  const request = readCall(rest)
  if (request === null) {
    console.error(usage)
    process.exitCode = 2
    return
  }
  const input = await readInput(request.input)
  const outcome = await withShop((shop) => carryOutCall(shop, request, input))
  console.log(JSON.stringify(outcome, null, 2))
  if (!outcome.ok) process.exitCode = 1
}

const requestSchema = z.object({ name: z.string().min(1), as: emailSchema, input: z.string().optional() })

type CallRequest = z.output<typeof requestSchema>

/** Null when the arguments are invalid. */
export function readCall(rest: readonly string[]): CallRequest | null {
  const option = { type: 'string' as const }
  try {
    const { positionals, values } = parseArgs({
      args: [...rest],
      options: { as: option, input: option },
      allowPositionals: true,
    })
    const [name, ...more] = positionals
    return more.length > 0 ? null : (requestSchema.safeParse({ name, ...values }).data ?? null)
  } catch {
    return null
  }
}

async function readInput(from: string | undefined): Promise<unknown> {
  if (from === undefined) return {}
  const written = await (from === '-' ? text(process.stdin) : readFile(from, 'utf8')).catch(
    (error: Error) => {
      throw new OperatorError(`The input could not be read: ${error.message}`)
    },
  )
  try {
    return parseJsonText(written)
  } catch {
    throw new OperatorError(`${from === '-' ? 'The piped input' : from} is not JSON.`)
  }
}

export async function carryOutCall(
  { auth, people, operations }: Pick<Shop, 'auth' | 'people' | 'operations'>,
  { name, as: email }: Pick<CallRequest, 'name' | 'as'>,
  input: unknown,
): Promise<Outcome> {
  const id = await auth.userIdOf(email)
  const actor = id === null ? null : await people.actorOf({ userId: id, userEmail: email })
  if (!actor?.user) throw new OperatorError(`No one who can sign in has the address ${email}.`)
  return operations.callByName(name, { ...actor, way: 'command line' }, input)
}
