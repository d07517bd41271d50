import { useShopClock } from '#app/shop-clock.ts'
import { formatDay, formatMoment } from '#domain/shop/shop-time.ts'

type Props = {
  /** If a string, ISO 8601. */
  at: Date | string
  className?: string
}

/** "Nov 20, 2026, 1:05 PM" in the shop's time zone. */
export const Moment = (props: Props) => <Written {...props} write={formatMoment} />

/** The same for an attribute, which cannot contain an element. */
export function useMomentWords(): (at: Date | string) => string {
  const { timeZone } = useShopClock()
  return (at) => formatMoment(new Date(at), timeZone)
}

/** "Nov 20, 2026" in the shop's time zone; the time of day is in its title. */
export const Day = (props: Props) => <Written {...props} write={formatDay} />

function Written({ at, className, write }: Props & { write: typeof formatMoment }) {
  const { timeZone } = useShopClock()
  const moment = new Date(at)
  return (
    <time dateTime={moment.toISOString()} className={className}>
      {write(moment, timeZone)}
    </time>
  )
}
