import { CircleCheck, CircleX, Hourglass } from 'lucide-react'
import { Badge } from '#app/ui/badge.tsx'

/** At this number or below, shoppers are told how many are left. */
const fewFrom = 10

export function StockNote({ available }: { available: number }) {
  return (
    <p role="status" className="figures">
      {available === 0 ? (
        <Badge tone="red" icon={CircleX}>
          Sold out
        </Badge>
      ) : available <= fewFrom ? (
        <Badge tone="yellow" icon={Hourglass}>
          Only {available} left
        </Badge>
      ) : (
        <Badge tone="green" icon={CircleCheck}>
          In stock
        </Badge>
      )}
    </p>
  )
}
