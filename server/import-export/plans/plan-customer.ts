import { emailSchema, fullNameSchema, phoneSchema } from '#domain/people/account.ts'
import type { Profile } from '#server/people/index.ts'
import type { ImportExportDeps } from '../deps.ts'
import { differences, type ImportRecord, movedMeanwhile, type Named, type Plan } from './plan.ts'
import { CellError, type Cells, textOf } from './read-cells.ts'

type Person = { fullName: string; phone: string }

const schemas = { email: emailSchema, full_name: fullNameSchema, phone: phoneSchema }

export const emailOf = ({ rows }: ImportRecord): string => (rows[0]?.email ?? '').trim().toLowerCase()

/**
 * Plans name and phone; the email address identifies the customer. Staff accounts can't be imported. @throws CellError
 */
export async function planCustomer(
  { people, auth }: ImportExportDeps,
  record: ImportRecord,
  current: Profile | null,
): Promise<Plan> {
  const email = parsed('email', emailOf(record))
  if (current && current.role !== 'customer')
    return { outcome: 'refused', reason: 'email: this address belongs to staff' }
  const cells = record.rows[0] ?? {}
  const after = {
    fullName: givenOr(cells, 'full_name', current?.fullName) ?? parsed('full_name', ''),
    phone: givenOr(cells, 'phone', current?.phone) ?? '',
  }
  const changes = differences(current ? describe(current) : [], describe(after))
  if (current && changes.length === 0) return { outcome: 'unchanged' }
  return {
    outcome: current ? 'changed' : 'new',
    changes,
    async save(actor) {
      const saved = current
        ? await people.changeCustomer(actor, current.userId, after)
        : await auth.admitCustomer(actor, { email, ...after })
      return saved.ok ? { ok: true } : { ok: false, reason: movedMeanwhile }
    },
  }
}

const describe = ({ fullName, phone }: Person): Named => [
  ['full_name', fullName],
  ['phone', phone],
]

/** An empty cell leaves the existing value. @throws CellError */
function givenOr(
  cells: Cells,
  column: keyof typeof schemas,
  standing: string | undefined,
): string | undefined {
  const text = textOf(cells, column, '')
  return text === '' ? standing : parsed(column, text)
}

/** Parses it the same way as everywhere else in the shop. @throws CellError */
export function parsed(column: keyof typeof schemas, text: string): string {
  const reading = schemas[column].safeParse(text)
  if (reading.success) return reading.data
  throw new CellError(`${column}: ${reading.error.issues[0]?.message ?? 'Check it'}`)
}
