import { TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'
import { asksToSignIn } from '#domain/cart/of-account.ts'

/** Why a line cannot be ordered in its current state. */
export function LineProblem({ problem }: { problem: string }) {
  return (
    <p role="alert" className="mt-2 flex items-start gap-1.5 text-sm text-red-ink">
      <TriangleAlert className="mt-0.5 size-4 shrink-0" aria-hidden />
      <span>
        {problem}{' '}
        {asksToSignIn(problem) && (
          <Link to="/auth?next=/cart" className="underline">
            Sign in
          </Link>
        )}
      </span>
    </p>
  )
}
