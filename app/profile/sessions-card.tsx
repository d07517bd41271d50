import { Form } from 'react-router'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { describeBrowser } from '#domain/describe-browser.ts'

export type OwnSession = { id: string; isThis: boolean; userAgent: string; address: string; lastUsed: string }

/** Where one is signed in. */
export function SessionsCard({ sessions }: { sessions: OwnSession[] }) {
  return (
    <Card as="section" aria-labelledby="sessions">
      <h2 id="sessions" className="text-lg font-bold">
        Where you are signed in
      </h2>
      <ul className="mt-4 grid divide-y divide-line">
        {sessions.map(({ id, isThis, userAgent, address, lastUsed }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <div>
              <p className="flex items-center gap-2.5 font-semibold">
                {describeBrowser(userAgent)} {isThis && <Badge tone="green">This device</Badge>}
              </p>
              <p className="text-sm text-ink-muted">
                {address || 'unknown network'} · last used {lastUsed}
              </p>
            </div>
            {!isThis && (
              <Form method="post">
                <input type="hidden" name="sessionId" value={id} />
                <Button type="submit" name="intent" value="end-session" size="sm">
                  Sign Out There
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Form method="post" className="mt-4">
          <Button type="submit" name="intent" value="end-others">
            Sign Out All Others
          </Button>
        </Form>
      )}
    </Card>
  )
}
