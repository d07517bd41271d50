/** In place of a plot's bars if there are none: an empty box would look broken. */
export function NothingInPeriod() {
  return (
    <p className="rounded-md bg-sunken px-3.5 py-6 text-center text-ink-muted">Nothing in this period.</p>
  )
}
