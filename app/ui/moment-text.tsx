import { useShopClock } from '#app/shop-clock.ts'
import { formatDay, formatMoment } from '#domain/shop/shop-time.ts'

type Props = {
  /** A string is ISO 8601. */
  at: Date | string
  className?: string
}

/** "Nov 20, 2026, 1:05 PM" by the shop's clock. */
export const Moment = (props: Props) => <Written {...props} write={formatMoment} />

/** The same for an attribute, which takes no element. */
export function useMomentWords(): (at: Date | string) => string {
  const { timeZone } = useShopClock()
  return (at) => formatMoment(new Date(at), timeZone)
}

/** "Nov 20, 2026" by the shop's clock; the time of day is its title. */
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
