import type { z } from 'zod'
import type { LabelAddress } from '#domain/shipping/label-address.ts'
import { isCompleteAddress } from '#domain/shipping/label-address.ts'
import { rateMessages } from '#domain/shipping/label-messages.ts'
import type { PackageDetails } from '#domain/shipping/parcel.ts'
import { requireProvider, type ShippingDeps } from './deps.ts'
import { type GetRatesInput, getRatesSchema } from './input.ts'
import type { rateShape } from './operations/rate-shape.ts'
import type { ProviderRate, RateRequest } from './port.ts'
import type { ParcelKind } from './tables.ts'

export type RateOption = z.output<typeof rateShape>

export type GetRatesOutcome =
  | { ok: true; rates: RateOption[] }
  | { ok: false; reason: 'incomplete_address' | 'invalid' | 'no_rates' | 'provider_failed'; message: string }

/** Shipping costs, cheapest first: the services available for every parcel. Staff only. */
export async function getRates(
  deps: Pick<ShippingDeps, 'providers' | 'activeProvider' | 'readSettings' | 'log'>,
  input: GetRatesInput,
): Promise<GetRatesOutcome> {
  const parsed = getRatesSchema.safeParse(input)
  if (!parsed.success)
    return { ok: false, reason: 'invalid', message: parsed.error.issues[0]?.message ?? 'Check the parcel' }
  const { toAddress, packages, kind } = parsed.data
  if (!isCompleteAddress(toAddress))
    return { ok: false, reason: 'incomplete_address', message: rateMessages.incompleteAddress }
  try {
    const { options, messages } = await rateParcels(deps, toAddress, packages, kind)
    if (options.length === 0)
      return { ok: false, reason: 'no_rates', message: [rateMessages.noRates, ...messages].join('. ') }
    return { ok: true, rates: options.map(toOption) }
  } catch (error) {
    deps.log.warn({ error }, 'shipping rates could not be fetched')
    return { ok: false, reason: 'provider_failed', message: 'the carrier service did not answer, try again' }
  }
}

/** A service for all parcels, with the provider's own rate for each of them, in their order. */
export type JointRate = { requests: RateRequest[]; rates: [ProviderRate, ...ProviderRate[]] }

/** @throws when the provider can't be asked */
export async function rateParcels(
  {
    providers,
    activeProvider,
    readSettings,
  }: Pick<ShippingDeps, 'providers' | 'activeProvider' | 'readSettings'>,
  customer: LabelAddress,
  packages: readonly PackageDetails[],
  kind: ParcelKind,
): Promise<{ options: JointRate[]; messages: string[] }> {
  const provider = requireProvider(providers, activeProvider)
  const { shipFrom } = await readSettings()
  const isReturn = kind === 'return'
  const ends = isReturn ? { from: customer, to: shipFrom } : { from: shipFrom, to: customer }
  const requests = packages.map((parcel): RateRequest => ({ ...ends, parcel, isReturn }))
  const answers = []
  for (const request of requests) answers.push(await provider.rates(request))
  const [first, ...others] = answers
  const options = (first?.rates ?? []).flatMap((rate): JointRate[] => {
    const same = others.map(({ rates }) => rates.find((one) => isSameService(one, rate)))
    const found = same.filter((one) => one !== undefined)
    return found.length === same.length ? [{ requests, rates: [rate, ...found] }] : []
  })
  return {
    options: options.sort((one, other) => totalOf(one) - totalOf(other)),
    messages: [...new Set(answers.flatMap(({ messages }) => messages))].slice(0, 3),
  }
}

const isSameService = (one: ProviderRate, other: ProviderRate): boolean =>
  one.carrierToken === other.carrierToken && one.serviceToken === other.serviceToken

export const totalOf = ({ rates }: JointRate): number =>
  rates.reduce((sum, rate) => sum + rate.amountCents, 0)

export const toOption = (joint: JointRate): RateOption => {
  const [{ rateId, carrier, serviceLevel, estimatedDays }] = joint.rates
  return { rateId, carrier, serviceLevel, estimatedDays, amountCents: totalOf(joint) }
}
