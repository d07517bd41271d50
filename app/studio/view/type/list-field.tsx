import { FileUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { TextArea } from '#app/ui/forms/text-area.tsx'
import { mostPlayers } from '#domain/roster/roster.ts'
import { longestList, readListFile } from './read-list.ts'

/** The list itself: pasted, typed, or read from a CSV file. */
export function ListField({
  value,
  onValueChange,
}: {
  value: string
  onValueChange: (list: string) => void
}) {
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const take = (list: string): void => {
    setProblem(null)
    onValueChange(list.slice(0, longestList))
  }
  const read = async (file: File | undefined): Promise<void> => {
    if (!file) return
    const answer = await readListFile(file)
    if (answer.ok) take(answer.list)
    else setProblem(answer.message)
  }
  return (
    <div className="space-y-2">
      <TextArea
        label="List"
        rows={4}
        value={value}
        error={problem}
        placeholder={'Name, Number, Size, Quantity\nAmy, 7, Youth, 1\nBo, 12, Adult, 1'}
        hint={`One player per line, commas or tabs between the columns. Up to ${mostPlayers} players.`}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => take(target.value)}
      />
      <Button size="sm" className="max-lg:h-11" onClick={() => input.current?.click()}>
        <FileUp aria-hidden /> Choose a CSV file
      </Button>
      <input
        ref={input}
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        aria-label="CSV file of the list"
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          void read(event.target.files?.[0])
          event.target.value = ''
        }}
      />
    </div>
  )
}
