import { z } from 'zod'
import { readMoney } from '#app/admin/settings/read-money.ts'
import { readJsonField } from '#app/read-body.ts'

/** The fields of the rate dialog as operations take them; they check them. */
export const readRateForm = (form: FormData) => ({
  name: form.get('name'),
  region: form.get('region'),
  description: form.get('description'),
  baseRateCents: readMoney(form.get('baseRate')),
  freeFromCents: String(form.get('freeFrom') ?? '').trim() === '' ? null : readMoney(form.get('freeFrom')),
  isActive: form.has('isActive'),
})

const typedDesk = z.object({
  shipFrom: z.record(z.string(), z.string()),
  carrier: z.string(),
  maxPounds: z.string(),
  services: z.array(z.record(z.string(), z.string())),
})

/** The label desk's fields, which travel as one, since rows are added and removed. */
export function readDeskForm(form: FormData): unknown {
  const typed = typedDesk.safeParse(readJsonField(form, 'desk'))
  if (!typed.success) return {}
  const { shipFrom, carrier, maxPounds, services } = typed.data
  return {
    shipFrom,
    houseShipping: {
      carrier,
      maxPounds: numberOf(maxPounds),
      services: services.map(({ token, name, base, perPound, perZone, leastDays, daysPerTwoZones }) => ({
        ...{ token, name },
        base: readMoney(base ?? null),
        perPound: readMoney(perPound ?? null),
        perZone: readMoney(perZone ?? null),
        leastDays: numberOf(leastDays),
        daysPerTwoZones: numberOf(daysPerTwoZones),
      })),
    },
    version: form.get('version'),
  }
}

/** What is left empty is no number. */
const numberOf = (typed = ''): number => (typed.trim() === '' ? Number.NaN : Number(typed))
