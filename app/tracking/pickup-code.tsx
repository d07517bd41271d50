import type { PickupView } from '#server/shipping/index.ts'

/** What a customer shows at the counter, while there is something to pick up. */
export function PickupCode({
  pickup,
  status,
}: {
  pickup: Pick<PickupView, 'code' | 'pickedUpAt'>
  status: string
}) {
  if (pickup.pickedUpAt !== null || status === 'completed')
    return <p className="w-full text-ink-muted">It was picked up.</p>
  return (
    <div className="flex w-full flex-wrap items-center gap-5">
      <img
        src={`/files/pickup-codes/${pickup.code}.png`}
        alt={`Pickup code ${pickup.code}`}
        width={132}
        height={132}
        className="rounded-md border border-line bg-white"
      />
      <p>
        Ready on our shelf. Show this code at the counter:
        <strong className="figures mt-1 block text-lg">{pickup.code}</strong>
      </p>
    </div>
  )
}
