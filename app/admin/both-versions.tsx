import { Button } from '#app/ui/button.tsx'

type BothVersionsProps = {
  title: string
  /** Name, what stands in this form, what is saved now. */
  rows: readonly (readonly [name: string, mine: string, theirs: string])[]
  /** Addresses, where the pictures differ; null when this form brings none of its own. */
  pictures?: { mine: string | null; theirs: string }
  onTakeTheirs: () => void
  onKeepMine: () => void
}

/** Somebody else saved the same thing meanwhile: both versions, and a choice. Nothing was overwritten. */
export function BothVersions({ title, rows, pictures, onTakeTheirs, onKeepMine }: BothVersionsProps) {
  const different = rows.filter(([, own, other]) => own !== other)
  return (
    <section
      role="alert"
      aria-labelledby="conflict-heading"
      className="rounded-md border border-yellow-ink bg-yellow-wash p-4"
    >
      <h3 id="conflict-heading" className="font-bold text-base">
        {title}
      </h3>
      <p className="mt-1">Nothing was overwritten. Compare, then choose.</p>
      <table className="mt-3 w-full table-fixed text-left">
        <thead>
          <tr>
            <th scope="col" className="w-24 py-1">
              <span className="sr-only">Field</span>
            </th>
            <th scope="col">Yours</th>
            <th scope="col">Saved now</th>
          </tr>
        </thead>
        <tbody>
          {different.map(([name, own, other]) => (
            <tr key={name} className="border-line border-t align-top">
              <th scope="row" className="py-1 font-normal text-ink-muted">
                {name}
              </th>
              <td className="break-words py-1 pr-3">{own || 'nothing'}</td>
              <td className="break-words py-1">{other || 'nothing'}</td>
            </tr>
          ))}
          {pictures && (
            <tr className="border-line border-t align-top">
              <th scope="row" className="py-1 font-normal text-ink-muted">
                Picture
              </th>
              <td className="py-1 pr-3">
                {pictures.mine ? (
                  <img src={pictures.mine} alt="Yours" className={pictureStyle} />
                ) : (
                  'None of your own: the saved one stays'
                )}
              </td>
              <td className="py-1">
                <img src={pictures.theirs} alt="Saved now" className={pictureStyle} />
              </td>
            </tr>
          )}
        </tbody>
      </table>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" onClick={onTakeTheirs}>
          Take the saved version
        </Button>
        <Button size="sm" variant="danger" onClick={onKeepMine}>
          Save mine instead
        </Button>
      </div>
    </section>
  )
}

const pictureStyle = 'h-28 w-full max-w-40 rounded-sm border border-line bg-sunken object-contain'
