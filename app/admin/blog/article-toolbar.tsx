import { type Editor, useEditorState } from '@tiptap/react'
import {
  Bold,
  Code,
  Heading2,
  Heading3,
  ImagePlus,
  Italic,
  Library,
  Link2,
  List,
  ListOrdered,
  type LucideIcon,
  Minus,
  Quote,
  Redo2,
  SquareCode,
  Strikethrough,
  Table,
  Underline,
  Undo2,
  Video,
} from 'lucide-react'
import { classes } from '#app/ui/classes.ts'

type Command = {
  label: string
  shortcut?: string
  icon: LucideIcon
  run: (editor: Editor) => void
  isOn?: (editor: Editor) => boolean
  can?: (editor: Editor) => boolean
}

const commands: readonly (readonly Command[])[] = [
  [
    toggle('Bold', 'Ctrl B', Bold, 'bold', (editor) => editor.chain().focus().toggleBold().run()),
    toggle('Italic', 'Ctrl I', Italic, 'italic', (editor) => editor.chain().focus().toggleItalic().run()),
    toggle('Underline', 'Ctrl U', Underline, 'underline', (editor) =>
      editor.chain().focus().toggleUnderline().run(),
    ),
    toggle('Strikethrough', undefined, Strikethrough, 'strike', (editor) =>
      editor.chain().focus().toggleStrike().run(),
    ),
    toggle('Code', 'Ctrl E', Code, 'code', (editor) => editor.chain().focus().toggleCode().run()),
  ],
  [
    heading(2, Heading2),
    heading(3, Heading3),
    toggle('Quote', undefined, Quote, 'blockquote', (editor) =>
      editor.chain().focus().toggleBlockquote().run(),
    ),
    toggle('Code block', undefined, SquareCode, 'codeBlock', (editor) =>
      editor.chain().focus().toggleCodeBlock().run(),
    ),
  ],
  [
    toggle('Bullet list', undefined, List, 'bulletList', (editor) =>
      editor.chain().focus().toggleBulletList().run(),
    ),
    toggle('Numbered list', undefined, ListOrdered, 'orderedList', (editor) =>
      editor.chain().focus().toggleOrderedList().run(),
    ),
    {
      label: 'Table',
      icon: Table,
      run: (editor) => editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
    },
    { label: 'Line', icon: Minus, run: (editor) => editor.chain().focus().setHorizontalRule().run() },
  ],
]

const history: readonly Command[] = [
  {
    label: 'Undo',
    shortcut: 'Ctrl Z',
    icon: Undo2,
    run: (editor) => editor.chain().focus().undo().run(),
    can: (editor) => editor.can().undo(),
  },
  {
    label: 'Redo',
    shortcut: 'Ctrl Shift Z',
    icon: Redo2,
    run: (editor) => editor.chain().focus().redo().run(),
    can: (editor) => editor.can().redo(),
  },
]

const tableCommands: readonly { label: string; run: (editor: Editor) => void }[] = [
  { label: 'Add row', run: (editor) => editor.chain().focus().addRowAfter().run() },
  { label: 'Add column', run: (editor) => editor.chain().focus().addColumnAfter().run() },
  { label: 'Delete row', run: (editor) => editor.chain().focus().deleteRow().run() },
  { label: 'Delete column', run: (editor) => editor.chain().focus().deleteColumn().run() },
  { label: 'Delete table', run: (editor) => editor.chain().focus().deleteTable().run() },
]

export type ArticleToolbarProps = {
  editor: Editor
  onPicture: () => void
  onVideo: () => void
  onLink: () => void
  onLibrary: () => void
  /** Asks for the alt text of the selected image. */
  onWords: () => void
}

/** Everything the editor can do to the text; each button is one stop of the Tab key and names its shortcut. */
export function ArticleToolbar({
  editor,
  onPicture,
  onVideo,
  onLink,
  onLibrary,
  onWords,
}: ArticleToolbarProps) {
  const state = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      on: [...commands.flat(), ...history].map((command) => command.isOn?.(current) ?? false),
      can: [...commands.flat(), ...history].map((command) => command.can?.(current) ?? true),
      isLink: current.isActive('link'),
      isTable: current.isActive('table'),
      isPicture: current.isActive('image'),
    }),
  })
  const all = [...commands.flat(), ...history]
  const button = (command: Command) => {
    const index = all.indexOf(command)
    return (
      <ToolButton
        key={command.label}
        label={command.label}
        shortcut={command.shortcut}
        icon={command.icon}
        isOn={command.isOn ? (state.on[index] ?? false) : undefined}
        isDisabled={!(state.can[index] ?? true)}
        onClick={() => command.run(editor)}
      />
    )
  }
  return (
    <div
      role="toolbar"
      aria-label="Text"
      className="sticky top-0 z-10 flex flex-wrap gap-x-3 gap-y-1 border-line border-b bg-surface p-1.5"
    >
      {commands.map((group, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the groups are constant
        <span key={index} className="flex">
          {group.map(button)}
        </span>
      ))}
      <span className="flex">
        <ToolButton label="Link" shortcut="Ctrl K" icon={Link2} isOn={state.isLink} onClick={onLink} />
        <ToolButton label="Picture" icon={ImagePlus} onClick={onPicture} />
        <ToolButton label="Video" icon={Video} onClick={onVideo} />
        <ToolButton label="From the library" icon={Library} onClick={onLibrary} />
      </span>
      <span className="flex">{history.map(button)}</span>
      {state.isPicture && <DescribeButton onWords={onWords} />}
      {state.isTable && <TableTools editor={editor} />}
    </div>
  )
}

function TableTools({ editor }: { editor: Editor }) {
  return (
    <span className="flex flex-wrap gap-1">
      {tableCommands.map(({ label, run }) => (
        <button
          key={label}
          type="button"
          onClick={() => run(editor)}
          className="h-9 pointer-coarse:h-11 cursor-pointer rounded-sm px-2 font-semibold text-xs hover:bg-sunken"
        >
          {label}
        </button>
      ))}
    </span>
  )
}

function DescribeButton({ onWords }: { onWords: () => void }) {
  return (
    <button
      type="button"
      onClick={onWords}
      className="h-9 pointer-coarse:h-11 cursor-pointer rounded-sm px-2 font-semibold text-xs hover:bg-sunken"
    >
      Describe picture
    </button>
  )
}

type ToolButtonProps = {
  label: string
  shortcut?: string
  icon: LucideIcon
  isOn?: boolean
  isDisabled?: boolean
  onClick: () => void
}

function ToolButton({ label, shortcut, icon: Icon, isOn, isDisabled, onClick }: ToolButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isOn}
      title={shortcut ? `${label} (${shortcut})` : label}
      disabled={isDisabled}
      // The text keeps the focus, and with it the pending formatting, such as bold.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
      className={classes(
        'grid size-9 pointer-coarse:size-11 cursor-pointer place-items-center rounded-sm hover:bg-sunken disabled:cursor-default disabled:opacity-40',
        isOn && 'bg-magenta-wash text-magenta-ink',
      )}
    >
      <Icon className="size-4.5" aria-hidden />
    </button>
  )
}

function toggle(
  label: string,
  shortcut: string | undefined,
  icon: LucideIcon,
  name: string,
  run: (editor: Editor) => void,
): Command {
  return { label, shortcut, icon, run, isOn: (editor) => editor.isActive(name) }
}

function heading(level: 2 | 3, icon: LucideIcon): Command {
  return {
    label: level === 2 ? 'Heading' : 'Subheading',
    icon,
    run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
    isOn: (editor) => editor.isActive('heading', { level }),
  }
}
