import { Button } from '#app/ui/button.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import type { GangSheetSize } from '#domain/artwork/gang-sheet.ts'
import { useStudio } from '../studio-context.ts'
import { namesOfSizes } from './names-of-sizes.ts'
import type { Work } from './use-work.ts'

/** What is being worked out, how far it has come, and a way out of it. */
export function WorkNote() {
  const { work, sizes } = useStudio()
  if (work.busy === null || work.busy === 'spread') return null
  return (
    <div className="absolute top-9 left-1/2 flex w-max max-w-[calc(100%-2rem)] -translate-x-1/2 items-center gap-3 rounded-lg border border-line bg-surface/95 py-1 pr-1 pl-3 text-sm shadow-md">
      <Spinner />
      <span role="status" className="figures">
        {wordsOf(work, sizes)}
      </span>
      <Button size="sm" className="max-lg:h-11" onClick={work.stop}>
        Stop
      </Button>
    </div>
  )
}

function wordsOf({ busy, news }: Work, sizes: readonly GangSheetSize[]): string {
  if (news?.kind === 'fill')
    return `${news.moreCopies} more ${news.moreCopies === 1 ? 'copy' : 'copies'} so far`
  if (news?.kind === 'cheapest') return `Trying ${namesOfSizes(news.sizeIds, sizes)}`
  return busy === 'fill' ? 'Filling the sheet' : 'Looking for the cheapest size'
}
