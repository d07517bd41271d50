import { Button } from '#app/ui/button.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import type { GangSheetSize } from '#domain/artwork/gang-sheet.ts'
import type { WorkState } from '../../editor/work/working.ts'
import { useActions, useEditor } from '../use-editor.ts'
import { namesOfSizes } from './names-of-sizes.ts'

/** The job in progress, how far it has come, and a button to cancel it. */
export function WorkNote() {
  const { stop } = useActions().work
  const busy = useEditor((state) => state.busy)
  const news = useEditor((state) => state.news)
  const sizes = useEditor((state) => state.sizes)
  if (busy === null || busy === 'spread') return null
  return (
    <div className="absolute top-9 left-1/2 flex w-max max-w-[calc(100%-2rem)] -translate-x-1/2 items-center gap-3 rounded-lg border border-line bg-surface/95 py-1 pr-1 pl-3 text-sm shadow-md">
      <Spinner />
      <span role="status" className="figures">
        {wordsOf(busy, news, sizes)}
      </span>
      <Button size="sm" className="max-lg:h-11" onClick={stop}>
        Stop
      </Button>
    </div>
  )
}

function wordsOf(
  busy: 'fill' | 'cheapest',
  news: WorkState['news'],
  sizes: readonly GangSheetSize[],
): string {
  if (news?.kind === 'fill')
    return `${news.moreCopies} more ${news.moreCopies === 1 ? 'copy' : 'copies'} so far`
  if (news?.kind === 'cheapest') return `Trying ${namesOfSizes(news.sizeIds, sizes)}`
  return busy === 'fill' ? 'Filling the sheet' : 'Looking for the cheapest size'
}
