import { useState } from 'react'
import { Progress } from '#app/ui/progress.tsx'
import { RollDeliveries } from './roll-deliveries.tsx'
import { RollDrawing } from './roll-drawing.tsx'
import { type OneRoll, RollHead, type Standing } from './roll-head.tsx'
import { RollItems } from './roll-items.tsx'

/** One roll: what is holding it up, its files, and where each piece is. */
export function RollPage({ roll, pieces, items, problems, canDeliver, deliveries, isSent }: OneRoll) {
  const [marked, setMarked] = useState<string | null>(null)
  const isStale = roll.state === 'ready' && problems.length > 0
  const canRedraw = isStale && problems.some(({ isOfDesign }) => isOfDesign)
  const isPrintable = !isStale || (isSent && !canRedraw)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 px-4 py-5 sm:px-6">
      <RollHead {...{ roll, isStale, canRedraw, isPrintable }} />
      {roll.state === 'drawing' && <Progress label="Drawing the roll" value={roll.progress} isLabelShown />}
      {roll.error && (
        <p className="rounded-md bg-red-wash p-3 text-red-ink">
          {roll.state === 'spoiled' && 'Came out wrong, and its items are being made again: '}
          {roll.error}
        </p>
      )}
      {(canDeliver || deliveries.length > 0) && (
        <RollDeliveries {...{ roll, canDeliver, deliveries, isStale }} />
      )}
      <ProblemList {...{ problems, isStale, canRedraw, isPrintable }} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
        <div className="max-h-[80vh] overflow-y-auto lg:sticky lg:top-4">
          <RollDrawing {...roll} {...{ pieces, items, marked }} />
        </div>
        <RollItems {...{ pieces, items, marked, setMarked }} state={roll.state} />
      </div>
    </div>
  )
}

function ProblemList({ problems, isStale, canRedraw, isPrintable }: Pick<OneRoll, 'problems'> & Standing) {
  if (problems.length === 0) return null
  return (
    <section
      aria-label={isStale ? 'What must not be printed' : 'What it waits for'}
      className="grid gap-2 rounded-lg bg-yellow-wash p-4 text-yellow-ink"
    >
      {isStale && (
        <p className="font-semibold">
          Don’t print it as is.{' '}
          {canRedraw
            ? 'Draw it again with the changed designs, or take it apart.'
            : 'Take it apart, and put what still has to be made on another roll.'}
          {isPrintable &&
            ' Its printer already has it: if it’s on film, press Printed, and only these items stay where they are.'}
        </p>
      )}
      <ul className="grid gap-1">
        {problems.map(({ itemId, ticket, message }) => (
          <li key={itemId}>
            <span className="figures font-semibold">{ticket}</span>: {message}
          </li>
        ))}
      </ul>
    </section>
  )
}
