import { OperationForm } from '#app/operations/operation-form.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Card } from '#app/ui/card.tsx'
import { describeBrowser } from '#domain/people/describe-browser.ts'
import { ProfileButton } from './profile-button.tsx'
import type { CalledProfile } from './profile-messages.ts'

export type OwnSession = { id: string; isThis: boolean; userAgent: string; address: string; lastUsed: string }

/** Where the user is signed in. */
export function SessionsCard({ sessions, call }: { sessions: OwnSession[]; call: CalledProfile }) {
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
              <OperationForm of={call}>
                <input type="hidden" name="session" value={id} />
                <ProfileButton of={call} operation="sessions.end" size="sm">
                  Sign Out There
                </ProfileButton>
              </OperationForm>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <OperationForm of={call} className="mt-4">
          <input type="hidden" name="session" value="others" />
          <ProfileButton of={call} operation="sessions.end">
            Sign Out All Others
          </ProfileButton>
        </OperationForm>
      )}
    </Card>
  )
}
