import { Menu as Base } from '@base-ui/react/menu'
import type { LucideIcon } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { Link } from 'react-router'
import { classes } from './classes.ts'

export type MenuProps = {
  /** The button that opens it; a menu of icons alone needs an `aria-label` on it. */
  trigger: ReactElement
  children: ReactNode
  align?: 'start' | 'center' | 'end'
}

/** Actions on a thing, opened by a button. Site navigation is no menu: see app/shell. */
export function Menu({ trigger, children, align = 'end' }: MenuProps) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner sideOffset={6} align={align} className="z-50">
          <Base.Popup className="overlay-panel min-w-48 rounded-md border border-line bg-raised p-1.5 shadow-lg outline-none">
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

type ItemProps = { icon?: LucideIcon; children: ReactNode }

export function MenuItem({
  icon,
  children,
  onSelect,
  isDisabled,
  isDanger = false,
}: ItemProps & { onSelect: () => void; isDisabled?: boolean; isDanger?: boolean }) {
  return (
    <Base.Item
      onClick={onSelect}
      disabled={isDisabled}
      className={classes(itemStyle, isDanger && 'text-red-ink')}
    >
      <ItemIcon icon={icon} />
      {children}
    </Base.Item>
  )
}

export function MenuLink({ icon, children, to }: ItemProps & { to: string }) {
  return (
    <Base.LinkItem render={<Link to={to} />} className={itemStyle} closeOnClick>
      <ItemIcon icon={icon} />
      {children}
    </Base.LinkItem>
  )
}

export function MenuSeparator() {
  return <Base.Separator className="mx-1 my-1.5 h-px bg-line" />
}

function ItemIcon({ icon: Icon }: { icon?: LucideIcon }) {
  return Icon ? <Icon className="size-4 shrink-0 opacity-75" aria-hidden /> : null
}

const itemStyle = classes(
  'flex h-9 cursor-pointer select-none items-center gap-2.5 rounded-sm px-2.5 text-sm outline-none',
  'data-highlighted:bg-ink/8 data-disabled:pointer-events-none data-disabled:opacity-45',
)
