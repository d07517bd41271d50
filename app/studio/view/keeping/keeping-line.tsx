import { CloudOff, HardDrive, type LucideIcon, TriangleAlert } from 'lucide-react'
import { classes } from '#app/ui/classes.ts'
import type { EditorState } from '../../editor/editor.ts'
import { derive } from '../../editor/store.ts'
import { useActions, useEditor } from '../use-editor.ts'

/** Where the work is stored, if it is not where one would expect. Shown for as long as that is so, and read out. */
export function KeepingLine() {
  const { show } = useActions()
  const told = useEditor(keepingWords)
  const Icon = told?.icon
  return (
    <div
      role="status"
      aria-label="Where your work is kept"
      className={classes(
        'flex items-start gap-2 px-3 text-sm',
        told && 'border-b border-line py-2',
        told?.isBad ? 'bg-red-wash text-red-ink' : 'bg-yellow-wash text-yellow-ink',
      )}
    >
      {told && Icon && (
        <>
          <Icon className="mt-0.5 size-4 shrink-0" aria-hidden />
          <span>{told.words}</span>
          {told.isChoice && (
            <button
              type="button"
              className="font-semibold underline"
              onClick={() => show({ isChoosingLater: false })}
            >
              Look at both
            </button>
          )}
        </>
      )}
    </div>
  )
}

const keepingWords = derive(
  ({ keptHere, account, isOnline, conflict }: EditorState) => [
    keptHere,
    account,
    isOnline,
    conflict !== null,
  ],
  (keptHere, account, isOnline, hasConflict) => wordsOf({ keptHere, account, isOnline, hasConflict }),
)

type Where = Pick<EditorState, 'keptHere' | 'account' | 'isOnline'> & { hasConflict: boolean }

type Words = { icon: LucideIcon; isBad: boolean; words: string; isChoice?: boolean }

function wordsOf({ keptHere, account, isOnline, hasConflict }: Where): Words | null {
  if (hasConflict)
    return {
      isChoice: true,
      icon: TriangleAlert,
      isBad: false,
      words:
        'Your account has a different version of this sheet. Yours stays in this browser until you choose.',
    }
  const isAway = account === 'away' || !isOnline
  if (keptHere === 'refused' && isAway)
    return {
      icon: TriangleAlert,
      isBad: true,
      words:
        account === 'off'
          ? 'No connection, and this browser’s storage is full. Keep this page open: your sheet is only here.'
          : 'No connection, and this browser’s storage is full. Keep this page open: we’ll send your sheet to your account when the connection is back.',
    }
  if (isAway)
    return {
      icon: CloudOff,
      isBad: false,
      words:
        account === 'off'
          ? 'No connection to the shop. Keep working: your sheet is kept in this browser.'
          : 'No connection to the shop. Keep working: your sheet is kept in this browser, and we’ll send it to your account when the connection is back.',
    }
  if (keptHere === 'refused')
    return account === 'off' || account === 'refused'
      ? {
          icon: TriangleAlert,
          isBad: true,
          words:
            'This browser’s storage is full, so it can’t keep drafts. Save your design before you close this page.',
        }
      : {
          icon: HardDrive,
          isBad: false,
          words: 'This browser’s storage is full. Your sheet is kept in your account instead.',
        }
  if (account === 'refused')
    return {
      icon: HardDrive,
      isBad: false,
      words: 'We couldn’t keep this sheet in your account. It’s kept in this browser only.',
    }
  return null
}

/** Next to the studio's buttons, if there is space. */
export function KeptNote() {
  const account = useEditor((state) => state.account)
  const keptHere = useEditor((state) => state.keptHere)
  const words =
    account === 'kept'
      ? 'Kept in your account'
      : account === 'changed'
        ? 'Keeping…'
        : keptHere === 'kept' && account !== 'refused'
          ? 'Kept in this browser'
          : ''
  return <span className="ml-auto text-sm text-ink-faint max-xl:hidden">{words}</span>
}
