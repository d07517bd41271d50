import type { RosterPiece } from '#domain/roster/roster-pieces.ts'
import { groundStyle } from '../../editor/ground.ts'
import { DrawnLettering } from './drawn-lettering.tsx'
import type { Previews } from './use-previews.ts'

/** The first players as they will print, at the same scale. */
export function RosterPreview({
  pieces,
  previews,
  isOnDark,
}: {
  pieces: readonly RosterPiece[]
  previews: Previews['previews']
  isOnDark: boolean
}) {
  const drawn = pieces.map((piece, at) => ({ piece, preview: previews[at] }))
  const tallest = Math.max(1, ...drawn.map(({ preview }) => (preview?.ok ? preview.drawing.height : 0)))
  return (
    <ul className="grid grid-cols-2 gap-2">
      {drawn.map(({ piece, preview }) => (
        <li key={`${piece.player.line} ${piece.kind}`} className="min-w-0">
          <span
            className="flex h-28 items-center justify-center overflow-hidden rounded-sm border border-line p-2"
            style={{ background: groundStyle(isOnDark ? 'black' : 'checker') }}
          >
            {preview?.ok && (
              <span
                className="flex w-full justify-center"
                style={{ height: `${Math.max(12, (preview.drawing.height / tallest) * 100)}%` }}
              >
                <DrawnLettering
                  drawing={preview.drawing}
                  label={`How ${piece.label} will print`}
                  className="size-full"
                />
              </span>
            )}
            {preview && !preview.ok && (
              <span className="rounded-sm bg-surface p-1.5 text-xs text-red-ink">{preview.message}</span>
            )}
          </span>
          <span className="mt-1 block truncate text-xs font-semibold">{piece.label}</span>
        </li>
      ))}
    </ul>
  )
}
