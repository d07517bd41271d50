import { Link } from 'react-router'

type PageTurnerProps = { next: string | null; isFirst: boolean; text: string }

/** Links to the first page of a plain list, and to the next. */
export function PageTurner({ next, isFirst, text }: PageTurnerProps) {
  if (isFirst && next === null) return null
  const search = (cursor: string | null): string =>
    new URLSearchParams({ ...(text && { text }), ...(cursor && { cursor }) }).toString()
  return (
    <p className="mt-4 flex justify-between font-semibold">
      {isFirst ? <span /> : <Link to={{ search: search(null) }}>First page</Link>}
      {next !== null && <Link to={{ search: search(next) }}>Next page</Link>}
    </p>
  )
}
