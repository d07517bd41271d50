import { useState } from 'react'
import { useStartBatch } from '#app/admin/batches/use-start-batch.ts'
import type { LabelsChoice } from '#domain/batches/batch.ts'
import { defaultPackage, mostPounds, type PackageDetails } from '#domain/shipping/parcel.ts'
import type { WaitingParcel } from '#server/reports/index.ts'
import type { ShownLabel } from './labels-source.ts'
import { useUnpackedQuestion } from './use-unpacked-question.ts'

type Wish = {
  /** Everything the filters find, in list order, not only the rows shown. */
  waiting: readonly WaitingParcel[]
  shown: readonly ShownLabel[]
  /** The filters in the address; a different search starts with a new selection. */
  query: string
  /** The address names these parcels: all are chosen at first, whether packed or not. */
  isNamed: boolean
  choice: LabelsChoice
}

/** Which parcels get labels, at which rate, on which paper and at what weight. */
export function useLabelBatch({ waiting, shown, query, isNamed, choice: last }: Wish) {
  const packed = isNamed ? waiting : waiting.filter(({ isPacked }) => isPacked)
  // If the shop doesn't track packing, everything is chosen.
  const likely = packed.length > 0 ? packed : waiting
  const { chosen, choose } = useChosen(query, packed)
  const here = waiting.filter(({ id }) => chosen.has(id))
  const [choice, setChoice] = useState(last)
  const weights = useWeights()
  const batch = useStartBatch()
  const rows = new Map(shown.map((one) => [one.id, one]))
  const make = (): void => {
    const orders = here.map(({ id, others }) => {
      const row = rows.get(id)
      return { order: id, ...(row && { parcel: weights.parcelOf(row) ?? undefined }), together: others }
    })
    batch.start('batches.make-labels', { ...choice, orders })
  }
  const question = useUnpackedQuestion({ here, rows, query, make })
  return {
    ...{ here, waiting, likely, batch, choice, setChoice, choose, question, ...weights },
    isChosen: (id: string): boolean => chosen.has(id),
    areLikelyChosen: likely.length > 0 && likely.every(({ id }) => chosen.has(id)),
    areWeightsGiven: shown.every((one) => !chosen.has(one.id) || !weights.isWeightWrong(one)),
    toggle(id: string): void {
      const next = new Set(chosen)
      if (!next.delete(id)) next.add(id)
      choose(next)
    },
  }
}

function useChosen(query: string, first: readonly WaitingParcel[]) {
  const begin = (): ReadonlySet<string> => new Set(first.map(({ id }) => id))
  const [state, setState] = useState(() => ({ query, chosen: begin() }))
  if (state.query !== query) setState({ query, chosen: begin() })
  return {
    chosen: state.chosen,
    choose: (ids: Iterable<string>): void => setState({ query, chosen: new Set(ids) }),
  }
}

/** Computed from what was ordered, unless someone types another weight. */
function useWeights() {
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map())
  const weightOf = ({ id, suggestion }: ShownLabel): string =>
    typed.get(id) ?? String((suggestion?.parcel ?? defaultPackage).weight)
  const parcelOf = (one: ShownLabel): PackageDetails | null => {
    const weight = Number(weightOf(one))
    if (!(weight > 0 && weight <= mostPounds)) return null
    return { ...(one.suggestion?.parcel ?? defaultPackage), weight }
  }
  return {
    ...{ weightOf, parcelOf },
    isWeightWrong: (one: ShownLabel): boolean => parcelOf(one) === null,
    typeWeight: ({ id }: ShownLabel, weight: string): void => setTyped(new Map([...typed, [id, weight]])),
  }
}

export type LabelBatch = ReturnType<typeof useLabelBatch>
