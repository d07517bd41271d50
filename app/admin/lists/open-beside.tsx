import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

type OpenBesideProps = { back: string; backLabel: string; children: ReactNode }

/** The entry open beside a list, with a link back where the list is hidden. */
export const OpenBeside = ({ back, backLabel, children }: OpenBesideProps) => (
  <div className="max-w-4xl px-4 py-5 sm:px-6">
    <Link to={back} className="mb-3 inline-flex items-center gap-1.5 text-ink-muted xl:hidden">
      <ArrowLeft aria-hidden className="size-4" /> {backLabel}
    </Link>
    {children}
  </div>
)
