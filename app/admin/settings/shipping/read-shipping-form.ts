import { z } from 'zod'
import { isBlank, readMoney } from '#app/admin/settings/read-money.ts'
import { readJsonField } from '#app/read-body.ts'
import type { FasterSpeed } from '#domain/shipping/delivery-speed.ts'
import { readNumber } from '#domain/typed-number.ts'

/** The fields of the rate dialog in the shape operations expect; the operations validate them. */
export const readRateForm = (form: FormData) => ({
  name: form.get('name'),
  region: form.get('region'),
  description: form.get('description'),
  baseRateCents: readMoney(form.get('baseRate')),
  freeFromCents: isBlank(form.get('freeFrom')) ? null : readMoney(form.get('freeFrom')),
  isActive: form.has('isActive'),
})

const typedDesk = z.object({
  shipFrom: z.record(z.string(), z.string()),
  carrier: z.string(),
  maxPounds: z.string(),
  services: z.array(z.record(z.string(), z.string())),
  packing: z.object({
    weights: z.record(z.string(), z.string()),
    boxes: z.array(z.record(z.string(), z.string())),
  }),
})

/** The label desk's fields, sent as one field, because rows are added and removed. */
export function readDeskForm(form: FormData): unknown {
  const typed = typedDesk.safeParse(readJsonField(form, 'desk'))
  if (!typed.success) return {}
  const { shipFrom, carrier, maxPounds, services, packing } = typed.data
  return {
    shipFrom,
    houseShipping: {
      carrier,
      maxPounds: readNumber(maxPounds),
      services: services.map(({ token, name, base, perPound, perZone, leastDays, daysPerTwoZones }) => ({
        ...{ token, name },
        base: readMoney(base ?? null),
        perPound: readMoney(perPound ?? null),
        perZone: readMoney(perZone ?? null),
        leastDays: readNumber(leastDays),
        daysPerTwoZones: readNumber(daysPerTwoZones),
      })),
    },
    packing: {
      weights: numbersOf(packing.weights),
      boxes: packing.boxes.map(({ name, ...sizes }) => ({ name, ...numbersOf(sizes) })),
    },
    version: form.get('version'),
  }
}

const numbersOf = (typed: Record<string, string>): Record<string, number> =>
  Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, readNumber(value)]))

/** Each field of the delivery form separately; dollars become cents. */
export function readDeliveryForm(form: FormData): unknown {
  const typed = (name: string): string => String(form.get(name) ?? '')
  const faster = (speed: FasterSpeed) => ({
    isOffered: form.has(`${speed}IsOffered`),
    price: readMoney(form.get(`${speed}Price`)),
    days: readNumber(typed(`${speed}Days`)),
    cutOff: typed(`${speed}CutOff`).slice(0, 5),
  })
  return {
    speeds: {
      standard: { days: readNumber(typed('standardDays')) },
      pickup: { days: readNumber(typed('pickupReadyDays')) },
      express: faster('express'),
      rush: faster('rush'),
    },
    isAddressRequired: form.has('isAddressRequired'),
    isAddressChecked: form.has('isAddressChecked'),
    version: form.get('version'),
  }
}
