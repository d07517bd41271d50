import type { ComponentProps } from 'react'
import { later } from '#app/ui/later.tsx'

const Later = later(() => import('./versions-dialog.tsx').then((part) => part.VersionsDialog))

/** Loaded once there are two versions, which is rare. */
export const VersionsDialog = (props: ComponentProps<typeof Later>) => props.theirs && <Later {...props} />
