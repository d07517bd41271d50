import { Link } from 'react-router'
import type { RunView } from '#server/aidesigns/index.ts'

type RunHistoryProps = { runs: readonly RunView[]; onPick: (run: RunView) => void }

/** What was generated earlier in this visit: each run reopens with its prompt. */
export function RunHistory({ runs, onPick }: RunHistoryProps) {
  return (
    <section aria-labelledby="history-heading">
      <h2 id="history-heading" className="text-lg font-bold">
        Your earlier designs
      </h2>
      <p className="mt-1 text-sm text-ink-muted">Kept for a week.</p>
      <ul className="mt-4 grid grid-cols-2 gap-3 sm:grid-cols-4">
        {runs.map((run) => (
          <li key={run.id}>
            <Link
              to={`/ai-builder?run=${run.id}`}
              onClick={() => onPick(run)}
              className="block rounded-md border border-line bg-surface p-2 hover:border-ink"
            >
              <span className="grid grid-cols-2 gap-1 rounded-sm bg-sunken p-1.5">
                {run.designs.map(({ index, previewUrl, width, height }) => (
                  <img
                    key={index}
                    src={previewUrl}
                    alt=""
                    width={width}
                    height={height}
                    loading="lazy"
                    className="aspect-square w-full object-contain"
                  />
                ))}
              </span>
              <span className="mt-1.5 block truncate text-sm font-semibold">{run.prompt}</span>
              <span className="block text-xs text-ink-muted">{run.style}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
