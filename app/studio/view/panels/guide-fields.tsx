import { X } from 'lucide-react'
import { Button } from '#app/ui/button.tsx'
import { type GuideDirection, guidesOf, moveGuide, removeGuide } from '#domain/studio/guides.ts'
import { useActions, useEditor } from '../use-editor.ts'
import { CommandButton } from '../work/arrange-tools.tsx'
import { LengthField } from './length-field.tsx'

const directions: { direction: GuideDirection; label: string; from: string }[] = [
  { direction: 'vertical', label: 'X', from: 'the left edge' },
  { direction: 'horizontal', label: 'Y', from: 'the top edge' },
]

/** Guides for keyboards and touch: each with its position, and a button that removes it. */
export function GuideFields() {
  const { change } = useActions()
  const guides = useEditor(({ document }) => guidesOf(document))
  return (
    <div className="space-y-1.5">
      {directions.map(({ direction, label, from }) =>
        guides[direction].map((at, index) => {
          const name = `Guide ${index + 1} from ${from}`
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a guide is its place in the list
            <div key={`${direction} ${index}`} className="flex gap-1.5">
              <LengthField
                label={label}
                name={name}
                value={at}
                onValueChange={(length) =>
                  change((old) => moveGuide(old, direction, index, length), `guide ${direction} ${index}`)
                }
              />
              <Button
                variant="quiet"
                isSquare
                className="max-lg:size-11"
                size="sm"
                aria-label={`Remove guide ${index + 1} from ${from}`}
                onClick={() => change((old) => removeGuide(old, direction, index))}
              >
                <X aria-hidden />
              </Button>
            </div>
          )
        }),
      )}
      <div className="grid grid-cols-2 gap-1.5">
        <CommandButton id="guide down" label="Add down" />
        <CommandButton id="guide across" label="Add across" />
      </div>
    </div>
  )
}
