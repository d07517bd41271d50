import { Check, TriangleAlert, Undo2 } from 'lucide-react'
import { classes } from '#app/ui/classes.ts'
import { shipmentSteps, stepsReached } from '#domain/shipping/shipment-status.ts'

/** A parcel's progress as a line of four stations; a problem is shown at the station where it occurred. */
export function ProgressLine({ status }: { status: string | null }) {
  const reached = stepsReached(status)
  const Trouble = status === 'exception' ? TriangleAlert : status === 'returned' ? Undo2 : null
  return (
    <ol className="grid grid-cols-4" aria-label="Parcel progress">
      {shipmentSteps.map((step, at) => {
        const isReached = at < reached
        const isHere = at === reached - 1
        const isTrouble = isHere && Trouble !== null
        return (
          <li key={step} className="relative min-w-0 text-center" aria-current={isHere ? 'step' : undefined}>
            {at > 0 && (
              <span
                aria-hidden
                className={classes(
                  'absolute top-3.5 right-1/2 h-1 w-full rounded-full',
                  isReached ? 'bg-magenta' : 'bg-line',
                )}
              />
            )}
            <span
              aria-hidden
              className={classes(
                'relative mx-auto grid size-8 place-items-center rounded-full border-2',
                isTrouble && 'border-red bg-red text-on-red',
                !isTrouble && isReached && 'border-magenta bg-magenta text-on-magenta',
                !isReached && 'border-line-strong bg-surface',
                isHere && 'shadow-[0_0_0_5px_var(--color-magenta-wash)]',
              )}
            >
              {isTrouble && Trouble ? (
                <Trouble className="size-4" />
              ) : (
                isReached && <Check className="size-4" />
              )}
            </span>
            <span
              className={classes(
                'mt-2 block px-1 text-xs leading-tight',
                isReached ? 'font-semibold text-ink' : 'text-ink-muted',
              )}
            >
              {step}
              <span className="sr-only">{isReached ? ' (reached)' : ' (not yet)'}</span>
            </span>
          </li>
        )
      })}
    </ol>
  )
}
