import { type ReactNode, useId, useRef, useState } from 'react';
import type { z } from 'zod';
import { Button } from '../design/Button.tsx';
import { Icon } from '../design/Icon.tsx';
import { download } from '../design/download.ts';
import type { BoardWords } from '../words/index.ts';
import styles from './FileChoice.module.css';
import { type FileProblem, problemSentence, readDataFile } from './data-file.ts';

/** A file input for data that replaces the printed values; it is parsed before it is used. */
export function FileChoice<Value>({
  name,
  schema,
  printed,
  fileName,
  taken,
  onTake,
  words,
}: {
  name: string;
  schema: z.ZodType<Value>;
  /** The values used without a file; they can be saved as a template. */
  printed: () => Value;
  fileName: string;
  /** Whether a file is in use. */
  taken: boolean;
  onTake: (value: Value | undefined) => void;
  words: BoardWords;
}) {
  const { files } = words.setUp;
  const title = useId();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<FileProblem>();
  const take = async (file: File) => {
    const read = readDataFile(await file.text(), schema);
    setProblem(read.ok ? undefined : read.problem);
    if (read.ok) onTake(read.value);
  };
  return (
    <fieldset className={styles['file']} aria-labelledby={title}>
      <p id={title} className={styles['name']}>
        {name}: <span className={styles['state']}>{taken ? files.own : files.printed}</span>
      </p>
      <div className={styles['ways']}>
        <Button onClick={() => input.current?.click()}>{files.choose}</Button>
        <Button look="quiet" icon="download" onClick={() => download(fileName, JSON.stringify(printed(), null, 2))}>
          {files.pattern}
        </Button>
        {taken && (
          <Button look="quiet" icon="close" onClick={() => onTake(undefined)}>
            {files.drop}
          </Button>
        )}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        data-file={fileName}
        accept=".json,application/json"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file !== undefined) take(file).catch(() => setProblem({ code: 'not-json' }));
        }}
      />
      <p role="alert" className={styles['problem']}>
        {problem !== undefined && (
          <>
            <Icon name="warning" /> {problemSentence(problem, words.setUp)}
          </>
        )}
      </p>
    </fieldset>
  );
}

/** All file inputs of a form, in a fold. */
export function OwnFiles({ words, children }: { words: BoardWords; children: ReactNode }) {
  return (
    <details className={styles['files']}>
      <summary>{words.setUp.files.title}</summary>
      {children}
    </details>
  );
}
