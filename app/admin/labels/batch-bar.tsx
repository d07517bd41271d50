import { Button } from '#app/ui/button.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import type { UnpackedItem } from '#server/production/index.ts'
import type { LabelCandidate, RateChoice } from '#server/shipping/index.ts'
import type { useBatch } from './use-batch.ts'

export function BatchBar({
  choice,
  setChoice,
  weight,
  setWeight,
  isWeightGiven,
  here,
  batch,
  unpackedOf,
  setAsked,
  setAsking,
  make,
}: {
  choice: RateChoice
  setChoice: (value: RateChoice) => void
  weight: string
  setWeight: (value: string) => void
  isWeightGiven: boolean
  here: LabelCandidate[]
  batch: ReturnType<typeof useBatch>
  unpackedOf: Map<string, UnpackedItem[]>
  setAsked: (value: UnpackedItem[]) => void
  setAsking: (value: boolean) => void
  make: () => void
}) {
  return (
    <div className="mt-5 flex flex-wrap items-end gap-3">
      <RateAndWeight {...{ choice, setChoice, weight, setWeight, isWeightGiven }} />
      <Button
        size="sm"
        variant="primary"
        disabled={here.length === 0 || !isWeightGiven}
        isBusy={batch.isRunning}
        onClick={() => {
          const early = here
            .flatMap(({ orderId }) => unpackedOf.get(orderId) ?? [])
            .filter(({ isTracked }) => isTracked)
          setAsked(early)
          if (early.length > 0) setAsking(true)
          else make()
        }}
      >
        Create {here.length} {here.length === 1 ? 'label' : 'labels'}
      </Button>
    </div>
  )
}

function RateAndWeight({
  choice,
  setChoice,
  weight,
  setWeight,
  isWeightGiven,
}: {
  choice: 'cheapest' | 'fastest'
  setChoice: (value: RateChoice) => void
  weight: string
  setWeight: (value: string) => void
  isWeightGiven: boolean
}) {
  return (
    <>
      <Select
        label="Rate"
        size="sm"
        options={choices}
        value={choice}
        onChange={(event) => setChoice(event.currentTarget.value === 'fastest' ? 'fastest' : 'cheapest')}
      />
      <TextField
        label="Weight of each parcel"
        size="sm"
        inputMode="decimal"
        suffix="lb"
        className="w-40"
        value={weight}
        onChange={(event) => setWeight(event.currentTarget.value)}
        error={isWeightGiven ? null : 'Give a weight of more than 0'}
      />
    </>
  )
}

const choices = [
  { value: 'cheapest', label: 'Cheapest rate' },
  { value: 'fastest', label: 'Fastest rate' },
]
