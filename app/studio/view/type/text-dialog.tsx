import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import {
  type Lettering,
  type LetteringDrawing,
  letteringName,
  type TextBlock,
} from '#domain/lettering/lettering.ts'
import { letteringSchema } from '#domain/lettering/lettering-input.ts'
import {
  addLettering,
  changeLettering,
  letteringAsPrinted,
  wholeWidth,
} from '#domain/studio/put-lettering.ts'
import { formatInches, inches, mm, mmToInches } from '#domain/units.ts'
import { useActions, useEditor } from '../use-editor.ts'
import { LetteringStage } from './lettering-stage.tsx'
import { MissingLetters } from './missing-letters.tsx'
import { newText } from './new-text.ts'
import { setArtworkOf } from './set-artwork.ts'
import { TextFields } from './text-fields.tsx'
import { useMaking } from './use-making.ts'
import { firstProblem, usePreviews } from './use-previews.ts'

const letteringOf = (block: TextBlock): Lettering => ({ blocks: [block], gap: mm(0) })

/** Creates a text, or changes one that is on the sheet in all its copies: one undo step. */
export function TextDialog() {
  const { read, show, change } = useActions()
  const sheet = useEditor(({ document }) => document.sheet)
  const dialog = useEditor(({ typing }) => (typing?.kind === 'text' ? typing : null))
  const close = (): void => show({ typing: null })
  const [opened, setOpened] = useState<typeof dialog>(null)
  const [block, setBlock] = useState<TextBlock>(newText)
  const [refusal, setRefusal] = useState<string | null>(null)
  const { make, isMaking } = useMaking()
  if (dialog !== opened) {
    setOpened(dialog)
    setRefusal(null)
    if (dialog) setBlock(startingBlock())
  }
  function startingBlock(): TextBlock {
    const { document, artworks } = read()
    const item = document.items.find(({ id }) => id === dialog?.itemId)
    const artwork = item && artworks.get(item.artworkId)
    const set = artwork && setArtworkOf(artwork)
    if (!artwork?.lettering || !set) return newText
    return letteringAsPrinted(artwork.lettering, set, wholeWidth(item)).blocks[0] ?? newText
  }

  const lettering = letteringOf(block)
  const isEmpty = block.text.trim() === ''
  const problem = isEmpty ? null : firstProblem(lettering)
  const {
    previews,
    problem: unreachable,
    isWaiting,
  } = usePreviews(dialog && !isEmpty && problem === null ? [lettering] : [])
  const preview = previews[0]
  const drawing = preview?.ok ? preview.drawing : null
  const isNew = opened?.itemId == null

  const put = async (): Promise<void> => {
    const clean = letteringSchema.parse(lettering)
    const made = await make([{ name: letteringName(clean), lettering: clean }])
    if (!made.ok) return setRefusal(made.message)
    const artwork = made.artworks[0] && setArtworkOf(made.artworks[0])
    if (!artwork || !dialog) return
    const { itemId } = dialog
    change((old) => (itemId === null ? addLettering(old, artwork) : changeLettering(old, itemId, artwork)))
    close()
  }
  const edit = (next: TextBlock): void => {
    setRefusal(null)
    setBlock(next)
  }
  return (
    <Dialog
      open={dialog !== null}
      onOpenChange={(isOpen) => !isOpen && !isMaking && close()}
      size="lg"
      title={isNew ? 'Add text' : 'Change the text'}
      description={
        isNew
          ? 'It’s drawn as outlines, so it’s sharp at every size.'
          : 'All its copies on the sheet change with it.'
      }
      footer={
        <>
          <p className="figures mr-auto self-center text-sm text-ink-muted" aria-live="polite">
            {drawing && sizeWords(drawing)}
          </p>
          <Button onClick={close} disabled={isMaking}>
            Cancel
          </Button>
          <Button
            variant="primary"
            isBusy={isMaking}
            disabled={!drawing || problem !== null || isWaiting}
            onClick={() => void put()}
          >
            {isNew ? 'Add to the sheet' : 'Change it'}
          </Button>
        </>
      }
    >
      <div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
        {/* First, so that focus starts at the text. */}
        <TextFields value={block} error={problem} onValueChange={edit} />
        <div className="order-first sticky -top-4 z-1 -mt-4 self-start bg-raised pt-4 pb-2 sm:top-0 sm:mt-0 sm:pt-0">
          <LetteringStage
            drawing={problem === null && !isEmpty ? drawing : null}
            label={`How “${block.text}” will print`}
            color={block.color}
            isWaiting={isWaiting}
          >
            {isEmpty
              ? 'Type your text: it shows here as it will print.'
              : (problem ?? 'This can’t be drawn yet.')}
          </LetteringStage>
          {preview && !preview.ok && !isEmpty && problem === null && (
            <MissingLetters preview={preview} onFont={(font) => edit({ ...block, font })} />
          )}
          {drawing && isTooWide(drawing, sheet) && (
            <p className="mt-2 text-sm text-ink-muted">
              That’s larger than the sheet, so it goes on at the largest size that fits.
            </p>
          )}
          {(refusal ?? unreachable) && (
            <p role="alert" className="mt-2 text-sm font-semibold text-red-ink">
              {refusal ?? unreachable}
            </p>
          )}
        </div>
      </div>
    </Dialog>
  )
}

const sizeWords = ({ width, height }: LetteringDrawing): string => {
  const [across, down] = [width, height].map((length) => formatInches(inches(mmToInches(mm(length)))))
  return `Prints ${across?.replace(' in', '')} × ${down}`
}

const isTooWide = (
  { width, height }: LetteringDrawing,
  sheet: { width: number; height: number; margin: number },
): boolean => width > sheet.width - 2 * sheet.margin || height > sheet.height - 2 * sheet.margin
