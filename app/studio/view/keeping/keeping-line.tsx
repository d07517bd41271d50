import { CloudOff, HardDrive, type LucideIcon, TriangleAlert } from 'lucide-react'
import { classes } from '#app/ui/classes.ts'
import type { EditorState } from '../../editor/editor.ts'
import { derive } from '../../editor/store.ts'
import { useActions, useEditor } from '../use-editor.ts'

/** Where the work is kept, when it is not where one expects it. Stands as long as it is so, and is read out. */
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
        'Your account keeps another version of this sheet. Yours is kept in this browser until you choose.',
    }
  const isAway = account === 'away' || !isOnline
  if (keptHere === 'refused' && isAway)
    return {
      icon: TriangleAlert,
      isBad: true,
      words:
        account === 'off'
          ? 'No connection, and this browser’s storage is full. Leave this page open: your sheet is only here.'
          : 'No connection, and this browser’s storage is full. Leave this page open: your sheet is sent to your account when the connection is back.',
    }
  if (isAway)
    return {
      icon: CloudOff,
      isBad: false,
      words:
        account === 'off'
          ? 'No connection to the shop. Go on working: your sheet is kept in this browser.'
          : 'No connection to the shop. Go on working: your sheet is kept in this browser and sent to your account when the connection is back.',
    }
  if (keptHere === 'refused')
    return account === 'off' || account === 'refused'
      ? {
          icon: TriangleAlert,
          isBad: true,
          words:
            'This browser keeps no drafts: its storage is full. Save your design before you close this page.',
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
      words: 'Your account could not take this sheet. It is kept in this browser only.',
    }
  return null
}

/** Beside the studio's buttons, where there is room. */
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
