import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { uncroppedSize } from '#domain/artwork/crop.ts'
import {
  halftoneAt,
  hardenEdges,
  knockOutWhite,
  type Repair,
  type RepairKind,
  trimFringe,
} from '#domain/checks/repairs.ts'
import type { Finding, FindingKind } from '#domain/studio/findings.ts'
import type { StudioItem } from '#domain/studio/studio-document.ts'
import { mm } from '#domain/units.ts'

const choices: {
  kind: RepairKind
  label: string
  fixes: readonly FindingKind[]
  make: (item: StudioItem) => Repair
}[] = [
  { kind: 'knock_out', label: 'Remove the white box', fixes: ['white_box'], make: () => knockOutWhite },
  { kind: 'trim_edge', label: 'Trim the pale edge', fixes: ['halo'], make: () => trimFringe },
  { kind: 'harden', label: 'Make edges hard', fixes: ['soft_pixels'], make: () => hardenEdges },
  {
    kind: 'halftone',
    label: 'Turn fades into dots',
    fixes: ['soft_pixels'],
    make: (item) => halftoneAt(mm(uncroppedSize(item, item.crop).width)),
  },
]

/** The repairs, those for the findings first; each is previewed before it is used. */
export function RepairChoices({
  item,
  findings,
  repair,
  onRepair,
}: {
  item: StudioItem
  findings: readonly Finding[]
  repair: Repair | null
  onRepair: (repair: Repair) => void
}) {
  const found = new Set(findings.map(({ kind }) => kind))
  const isMeant = ({ fixes }: (typeof choices)[number]): boolean => fixes.some((kind) => found.has(kind))
  const sorted = [...choices.filter(isMeant), ...choices.filter((choice) => !isMeant(choice))]
  return (
    <fieldset>
      <legend className="mb-1.5 text-xs font-semibold text-ink-muted">Repair it</legend>
      <div className="flex flex-wrap items-center gap-2">
        {sorted.map((choice) => (
          <Button
            key={choice.kind}
            size="sm"
            className="max-lg:h-11"
            variant={isChosen(repair, choice.kind) ? 'primary' : 'secondary'}
            aria-pressed={isChosen(repair, choice.kind)}
            onClick={() => onRepair(choice.make(item))}
          >
            {choice.label}
          </Button>
        ))}
        <KnockOutColor repair={repair} onRepair={onRepair} />
      </div>
    </fieldset>
  )
}

/** Removing white from the edge has its own button. */
const isChosen = (repair: Repair | null, kind: RepairKind): boolean =>
  repair?.kind === kind && (repair.kind !== 'knock_out' || repair.from === 'edge')

function KnockOutColor({ repair, onRepair }: { repair: Repair | null; onRepair: (repair: Repair) => void }) {
  const [color, setColor] = useState('#ffffff')
  const isOn = repair?.kind === 'knock_out' && repair.from === 'everywhere'
  const knockOut = (hex: string): void => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
    onRepair({ kind: 'knock_out', color: [r, g, b], tolerance: 30, from: 'everywhere' })
  }
  return (
    <span className="inline-flex items-center gap-1.5">
      <Button
        size="sm"
        className="max-lg:h-11"
        variant={isOn ? 'primary' : 'secondary'}
        aria-pressed={isOn}
        onClick={() => knockOut(color)}
      >
        Knock out this color
      </Button>
      <input
        type="color"
        aria-label="Color to knock out"
        value={color}
        onChange={({ target }) => {
          setColor(target.value)
          knockOut(target.value)
        }}
        className="size-8 cursor-pointer rounded-sm border border-line-strong bg-transparent p-0.5 max-lg:size-11"
      />
    </span>
  )
}
