import { Truck, Zap } from 'lucide-react'
import { arrivalAt, priceAt, type SpeedFacts } from '#app/cart/delivery-dates.ts'
import { RadioCards } from '#app/ui/forms/radio-cards.tsx'
import { formatLocalDay } from '#domain/local-time.ts'
import { formatMoney } from '#domain/money/money.ts'
import { calendarAt, type DeliverySpeed, offeredSpeeds, speedNames } from '#domain/shipping/delivery-speed.ts'
import { sameDayWords } from '#domain/shop/same-day-words.ts'
import type { WorkCalendar } from '#domain/shop/work-calendar.ts'

/**
 * The delivery speeds: each with its date, its price and its payment deadline. Renders nothing if there is no choice.
 */
export function SpeedFields({
  calendar,
  speeds,
  productTypes,
  value,
  onValueChange,
  error,
}: {
  calendar: WorkCalendar
  speeds: SpeedFacts
  productTypes: readonly string[]
  value: DeliverySpeed
  onValueChange: (value: DeliverySpeed) => void
  error?: string
}) {
  const offered = offeredSpeeds(speeds.terms)
  if (offered.length === 1) return null
  return (
    <RadioCards
      label="Delivery speed"
      name="speed"
      className="mt-5"
      columns="sm:grid-cols-3"
      value={value}
      onValueChange={(chosen) => onValueChange(offered.find((speed) => speed === chosen) ?? 'standard')}
      error={error}
      options={offered.map((speed) => {
        const { arrivesOn } = arrivalAt(speed, { calendar, terms: speeds.terms, productTypes })
        const price = priceAt(speed, speeds)
        const Icon = speed === 'rush' ? Zap : Truck
        return {
          value: speed,
          label: (
            <span className="flex items-center justify-between gap-2">
              <span className="flex items-center gap-1.5">
                <Icon aria-hidden className="size-4 text-ink-muted" />
                {speedNames[speed]}
              </span>
              <span className="figures">{price === 0 ? 'FREE' : formatMoney(price)}</span>
            </span>
          ),
          description: (
            <>
              <strong className="block font-semibold text-ink">Get it by {formatLocalDay(arrivesOn)}</strong>
              {speed === 'rush' && 'We make yours first. '}
              {sameDayWords(calendarAt(calendar, speeds.terms, speed), productTypes)}
            </>
          ),
        }
      })}
    />
  )
}
