import { emailSchema } from '#domain/people/account.ts'
import type { Profile } from '#server/people/index.ts'
import type { ImportExportDeps } from '../deps.ts'
import { differences, type ImportRecord, movedMeanwhile, type Named, type Plan } from './plan.ts'
import { CellError, textOf } from './read-cells.ts'

type Person = { fullName: string; phone: string }

const maxName = 120
const maxPhone = 40

export const emailOf = ({ rows }: ImportRecord): string => (rows[0]?.email ?? '').trim().toLowerCase()

/** Name and phone; the address says who. Staff are nobody's to import. @throws CellError */
export async function planCustomer(
  { people, auth }: ImportExportDeps,
  record: ImportRecord,
  current: Profile | null,
): Promise<Plan> {
  const reading = emailSchema.safeParse(emailOf(record))
  if (!reading.success) throw new CellError(`email: ${reading.error.issues[0]?.message ?? 'Check it'}`)
  const email = reading.data
  if (current && current.role !== 'customer')
    return { outcome: 'refused', reason: 'email: this address belongs to staff' }
  const cells = record.rows[0] ?? {}
  const after = {
    fullName: textOf(cells, 'full_name', current?.fullName ?? ''),
    phone: textOf(cells, 'phone', current?.phone ?? ''),
  }
  if (after.fullName === '') throw new CellError('full_name: Enter the full name')
  if (after.fullName.length > maxName) throw new CellError(`full_name: Use at most ${maxName} characters`)
  if (after.phone.length > maxPhone) throw new CellError(`phone: Use at most ${maxPhone} characters`)
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
