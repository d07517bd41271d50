import { RotateCcw } from 'lucide-react'
import { ReasonFields } from '#app/admin/production/reprint-form.tsx'
import { OperationButton, OperationForm, useOperation } from '#app/operations/operation-form.tsx'
import { Button } from '#app/ui/button.tsx'
import type { ValueOf } from '#server/operations.ts'

type RollReprintFormProps = { roll: string; onDone: () => void }

/** A whole roll came out wrong: why. Items that don't go back to waiting for film are listed before it closes. */
export function RollReprintForm({ roll, onDone }: RollReprintFormProps) {
  const call = useOperation<'rolls.reprint'>({
    done: { 'rolls.reprint': wordsOf },
    failed: 'Not made again',
    onDone: (_, value) => !isToldOf(value) && onDone(),
  })
  const reprinted = call.valueOf('rolls.reprint')
  if (reprinted && isToldOf(reprinted)) return <WhatIsLeft {...reprinted} onDone={onDone} />
  return (
    <OperationForm of={call} className="grid items-start gap-3">
      <input type="hidden" name="roll" value={roll} />
      <ReasonFields fieldErrors={call.fieldErrors} />
      <OperationButton of={call} operation="rolls.reprint" size="sm" className="justify-self-start">
        <RotateCcw aria-hidden /> Make all of it again
      </OperationButton>
    </OperationForm>
  )
}

type Reprinted = ValueOf<'rolls.reprint'>

const isToldOf = ({ packed, left }: Reprinted): boolean => packed.length > 0 || left.length > 0

const wordsOf = ({ code, isNew, backCount, wastedInches }: Reprinted) => ({
  title: isNew
    ? `${code}: ${backCount} ${backCount === 1 ? 'item moves' : 'items move'} back to Print`
    : `${code} was already put back`,
  ...(wastedInches > 0 && { message: `${Math.round(wastedInches)} in of film count as wasted.` }),
})

/** What someone still has to take care of. */
function WhatIsLeft({ packed, left, onDone }: Reprinted & { onDone: () => void }) {
  return (
    <div className="grid gap-4">
      {packed.length > 0 && (
        <Told title="Already packed: take these out of their parcels">
          {packed.map((ticket) => (
            <li key={ticket} className="figures">
              {ticket}
            </li>
          ))}
        </Told>
      )}
      {left.length > 0 && (
        <Told title="Not made again">
          {left.map((message) => (
            <li key={message}>{message}</li>
          ))}
        </Told>
      )}
      <Button size="sm" className="justify-self-start" onClick={onDone}>
        Done
      </Button>
    </div>
  )
}

function Told({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className="rounded-md bg-yellow-wash p-3 text-yellow-ink">
      <h3 className="font-semibold">{title}</h3>
      <ul className="mt-1 grid gap-1">{children}</ul>
    </section>
  )
}
