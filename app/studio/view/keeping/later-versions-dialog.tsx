import type { ComponentProps } from 'react'
import { later } from '#app/ui/later.tsx'

const Later = later(() => import('./versions-dialog.tsx').then((part) => part.VersionsDialog))

/** Fetched once there are two versions, which is seldom. */
export const VersionsDialog = (props: ComponentProps<typeof Later>) => props.theirs && <Later {...props} />
