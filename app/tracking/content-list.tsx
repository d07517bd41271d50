import { contentWords } from '#domain/shipping/parcel-contents.ts'

/** "2 × Gildan Heavy Cotton, M, Navy", one line each. */
export function ContentList({ lines }: { lines: readonly { title: string; quantity: number }[] }) {
  return (
    <ul aria-label="Contents" className="grid gap-0.5">
      {contentWords(lines).map((words) => (
        <li key={words}>{words}</li>
      ))}
    </ul>
  )
}
