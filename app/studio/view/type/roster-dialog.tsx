import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import { Progress } from '#app/ui/progress.tsx'
import type { LetteringFont } from '#domain/lettering/fonts.ts'
import { letteringSchema } from '#domain/lettering/lettering-input.ts'
import { guessColumns, readPlayers } from '#domain/roster/read-players.ts'
import type { PieceStyle, Roster } from '#domain/roster/roster.ts'
import { rosterSchema } from '#domain/roster/roster-input.ts'
import { rosterPieces } from '#domain/roster/roster-pieces.ts'
import { unnamedSizes } from '#domain/roster/size-rules.ts'
import { putRoster } from '#domain/studio/put-roster.ts'
import { countCopies, maxPlacements } from '#domain/studio/studio-document.ts'
import { useActions, useEditor } from '../use-editor.ts'
import { useIsWide } from '../use-media.ts'
import { ChoiceField } from './choice-field.tsx'
import { ColumnsField } from './columns-field.tsx'
import { isPale } from './is-pale.ts'
import { LineNotes } from './line-notes.tsx'
import { ListField } from './list-field.tsx'
import { letteringsOf, madePieces } from './make-roster.ts'
import { MissingLetters } from './missing-letters.tsx'
import { newRoster } from './new-roster.ts'
import { PieceStyleField } from './piece-style-field.tsx'
import { cellsOf } from './read-list.ts'
import { RosterPreview } from './roster-preview.tsx'
import { SizeRulesField } from './size-rules-field.tsx'
import { useLostLetters } from './use-lost-letters.ts'
import { useMaking } from './use-making.ts'
import { usePreviews } from './use-previews.ts'

/** How many players are previewed before anything is made. */
const shownPieces = 8

const ways = [
  { value: 'two', label: 'Name and number separately' },
  { value: 'one', label: 'Name above number, as one' },
] as const

/** A team's names and numbers from a list: made, put on the sheet and changed as one undo step. */
export function RosterDialog() {
  const { show, change, select } = useActions()
  const document = useEditor((state) => state.document)
  const dialog = useEditor(({ typing }) => (typing?.kind === 'names' ? typing : null))
  const close = (): void => show({ typing: null })
  const [opened, setOpened] = useState<typeof dialog>(null)
  const [roster, setRoster] = useState<Roster>(() => newRoster([]))
  const [refusal, setRefusal] = useState<string | null>(null)
  const { make, done, isMaking } = useMaking()
  const rosters = document.rosters ?? []
  if (dialog !== opened) {
    setOpened(dialog)
    setRefusal(null)
    if (dialog) setRoster(rosters.find(({ id }) => id === dialog.listId) ?? newRoster(rosters))
  }
  const isNew = opened?.listId == null
  const isWide = useIsWide()

  const rows = cellsOf(roster.list)
  const { players, problems, doubts } = readPlayers(rows, roster.columns, roster.hasHeader)
  const pieces = rosterPieces(players, roster)
  const broken = rosterSchema.safeParse(roster).error?.issues[0]?.message ?? null
  const shown = pieces.slice(0, shownPieces)
  const isDrawable = dialog !== null && broken === null
  const { previews, problem: unreachable } = usePreviews(
    isDrawable
      ? shown.map(({ lettering }) => lettering).filter((one) => letteringSchema.safeParse(one).success)
      : [],
  )
  const lost = useLostLetters(isDrawable ? pieces : [])
  const takeFont = (from: LetteringFont, font: LetteringFont): void => {
    const changed = (style: PieceStyle): PieceStyle => (style.font === from ? { ...style, font } : style)
    edit({ nameStyle: changed(roster.nameStyle), numberStyle: changed(roster.numberStyle) })
  }
  const letterings = letteringsOf(pieces)
  const copies = pieces.reduce((sum, { player }) => sum + player.quantity, 0)
  const others = countCopies({
    ...document,
    items: document.items.filter(({ player }) => player?.list !== roster.id),
  })
  const tooMany =
    copies + others > maxPlacements
      ? `A sheet holds up to ${maxPlacements} copies: this would be more.`
      : null
  const trouble = refusal ?? unreachable ?? (players.length > 0 ? (broken ?? tooMany) : null)

  const edit = (changes: Partial<Roster>): void => {
    setRefusal(null)
    setRoster({ ...roster, ...changes })
  }
  const takeList = (list: string): void => {
    const before = cellsOf(roster.list)[0]?.join('\n')
    const after = cellsOf(list)
    edit({ list, ...(before === after[0]?.join('\n') ? {} : guessColumns(after)) })
  }
  const put = async (): Promise<void> => {
    const made = await make(letterings)
    if (!made.ok) return setRefusal(made.message)
    change((old) => putRoster(old, rosterSchema.parse(roster), madePieces(roster.id, pieces, made.artworks)))
    select([])
    close()
  }
  const lostNotes = (
    <>
      <LineNotes title="These lines have characters that can’t be drawn" notes={lost.lines} tone="red" />
      {lost.fonts.map(({ font, preview }) => (
        <MissingLetters key={font} preview={preview} onFont={(chosen) => takeFont(font, chosen)} />
      ))}
    </>
  )
  return (
    <Dialog
      open={dialog !== null}
      onOpenChange={(isOpen) => !isOpen && !isMaking && close()}
      size="full"
      title={isNew ? 'Names and numbers' : 'Change the names and numbers'}
      description={
        isNew
          ? 'Paste a team list: each player’s name and number go on the sheet.'
          : 'Anything you remove from the list leaves the sheet; the rest keeps its place.'
      }
      footer={
        <>
          <p className="figures mr-auto self-center text-sm text-ink-muted" aria-live="polite">
            {players.length > 0 && countWords(players.length, copies)}
          </p>
          <Button onClick={close} disabled={isMaking}>
            Cancel
          </Button>
          <Button
            variant="primary"
            isBusy={isMaking}
            disabled={pieces.length === 0 || broken !== null || tooMany !== null || lost.lines.length > 0}
            onClick={() => void put()}
          >
            {isNew ? 'Add to the sheet' : 'Change them'}
          </Button>
        </>
      }
    >
      <div className="grid gap-6 lg:grid-cols-3">
        <div className="space-y-4">
          <ListField value={roster.list} onValueChange={takeList} />
          {rows.length > 0 && <ColumnsField rows={rows} value={roster} onValueChange={edit} />}
          <LineNotes title="These lines are left out" notes={problems} tone="red" />
          {!isWide && lostNotes}
          <LineNotes title="Twice on purpose?" notes={doubts} tone="yellow" />
        </div>
        <div className="space-y-5">
          <SizeRulesField
            value={roster.rules}
            unnamed={unnamedSizes(players, roster.rules)}
            onValueChange={(rules) => edit({ rules })}
          />
          <ChoiceField
            label="Pieces"
            value={roster.pieces}
            choices={ways}
            columns="grid-cols-2"
            onValueChange={(way) => edit({ pieces: way })}
          />
          <PieceStyleField
            label="Names"
            value={roster.nameStyle}
            onValueChange={(nameStyle) => edit({ nameStyle })}
          />
          <PieceStyleField
            label="Numbers"
            value={roster.numberStyle}
            onValueChange={(numberStyle) => edit({ numberStyle })}
          />
        </div>
        <section aria-label="Preview" className="space-y-3 max-lg:order-first">
          {done !== null && (
            <Progress
              label="Drawing names and numbers"
              isLabelShown
              value={(done / Math.max(1, letterings.length)) * 100}
            />
          )}
          {trouble && (
            <p role="alert" className="text-sm font-semibold text-red-ink">
              {trouble}
            </p>
          )}
          {/* Below a long list on a low screen, no one would see it. */}
          {isWide && lostNotes}
          {pieces.length === 0 ? (
            <p className="rounded-md border border-dashed border-line-strong p-6 text-center text-sm text-ink-muted">
              The first players show here as they will print.
            </p>
          ) : (
            <RosterPreview
              pieces={shown}
              previews={previews}
              isOnDark={isPale(roster.nameStyle.color) || isPale(roster.numberStyle.color)}
            />
          )}
          {pieces.length > shown.length && (
            <p className="text-xs text-ink-muted">… and {pieces.length - shown.length} more pieces</p>
          )}
        </section>
      </div>
    </Dialog>
  )
}

const countWords = (players: number, copies: number): string =>
  `${players} ${players === 1 ? 'player' : 'players'}, ${copies} ${copies === 1 ? 'piece' : 'pieces'}`
