import { WandSparkles } from 'lucide-react'
import { Button } from '#app/ui/button.tsx'
import { QuantityStepper } from '#app/ui/quantity-stepper.tsx'
import { arrangeEverything, setGaps } from '#domain/studio/change-items.ts'
import { countCopies } from '#domain/studio/studio-document.ts'
import { mm } from '#domain/units.ts'
import { type Ground, groundNames, groundStyle, grounds } from '../ground.ts'
import { useStudio } from '../studio-context.ts'
import { FilmSummary } from './film-summary.tsx'
import { FindingsList } from './findings-list.tsx'
import { LengthField } from './length-field.tsx'
import { PanelSection } from './panel-section.tsx'

const widestGap = 100

/** The sheet as a whole: film, gaps, what to look at before printing. */
export function SheetInspector({
  ground,
  onGroundChange,
}: {
  ground: Ground
  onGroundChange: (ground: Ground) => void
}) {
  const { document, change } = useStudio()
  const { sheet } = document
  const gap = (name: 'spacing' | 'margin') => (length: number) => {
    if (length >= 0 && length <= widestGap)
      change((old) => setGaps(old, { [name]: mm(length) }), `gap ${name}`)
  }
  return (
    <div className="space-y-6">
      <FilmSummary />
      <FindingsList />
      <Button
        className="w-full"
        size="sm"
        disabled={countCopies(document) === 0}
        onClick={() => change(arrangeEverything)}
      >
        <WandSparkles aria-hidden /> Auto-arrange everything
      </Button>
      <PanelSection title="Between artworks and at the edge">
        <div className="flex gap-2">
          <LengthField
            label="Gap"
            name="Gap between artworks"
            value={sheet.spacing}
            onValueChange={gap('spacing')}
          />
          <LengthField
            label="Edge"
            name="Margin at the edge"
            value={sheet.margin}
            onValueChange={gap('margin')}
          />
        </div>
      </PanelSection>
      <PanelSection title="Look at it on" aside={groundNames[ground]}>
        <GroundSwatches ground={ground} onGroundChange={onGroundChange} />
      </PanelSection>
      <PanelSection title="Sheets like this">
        <QuantityStepper
          size="sm"
          label="Number of sheets"
          value={document.quantity}
          onValueChange={(quantity) => change((old) => ({ ...old, quantity }), 'sheets')}
        />
      </PanelSection>
    </div>
  )
}

/** What lies behind the film, to find white boxes and pale edges. */
export function GroundSwatches({
  ground,
  onGroundChange,
}: {
  ground: Ground
  onGroundChange: (ground: Ground) => void
}) {
  return (
    <fieldset aria-label="Background" className="flex gap-2">
      {grounds.map((one) => (
        <button
          key={one}
          type="button"
          aria-label={groundNames[one]}
          aria-pressed={one === ground}
          title={groundNames[one]}
          onClick={() => onGroundChange(one)}
          className={`size-8 rounded-full border max-lg:size-11 ${one === ground ? 'border-transparent outline-2 outline-offset-2 outline-magenta-ink' : 'border-line-strong'}`}
          style={{ background: groundStyle(one) }}
        />
      ))}
    </fieldset>
  )
}
