import { Box, Button, Disclosure, HStack, Stack, Text } from "@damadum/ui";
import { useState } from "react";

import type { AnyForm } from "../../engine/definition/form-definition.ts";
import { noEdits, toAddress, withEdits } from "./edits.ts";
import { mistakeIn } from "./mistake.ts";
import { patchOf } from "./patch.ts";
import { Condition, FieldWords, Mover, Word, type EditorProps } from "./parts.tsx";

const NEEDS_VALIDATOR =
  "꼭 답하게 하기, 새 물음, 답의 한도, 다른 단계로 옮기기는 검사기를 새로 만들어야 해서 여기서 바꾸지 못해요. 계약(openapi)이나 정의의 파일에서 바꾸고 pnpm generate를 실행해 주세요.";

/** The words, sequence and conditions of a form, edited beside it, and what becomes of that: a link and a patch. */
export function FormEditor(props: EditorProps) {
  const { form, edits, onEdit } = props;
  const shown = withEdits(form, edits);
  return (
    <Stack gap="4" role="region" aria-label="정의 고치기">
      <Text variant="caption" tone="muted">
        {NEEDS_VALIDATOR}
      </Text>
      <Word
        {...props}
        place=""
        part={form}
        name="submitLabel"
        title="보내는 버튼"
        value={shown.submitLabel}
      />
      {shown.steps.map((step, at) => (
        <Disclosure key={step.id} summary={`${at + 1}. ${step.name}`}>
          <Stack gap="4">
            <Mover
              {...props}
              list=""
              names={shown.steps.map(({ id }) => id)}
              parts={shown.steps}
              at={at}
            />
            <Word
              {...props}
              place={step.id}
              part={step}
              name="name"
              title="단계 이름"
              value={step.name}
            />
            <Word
              {...props}
              place={step.id}
              part={step}
              name="title"
              title="단계의 물음"
              value={step.title}
            />
            <Condition {...props} place={step.id} part={step} before={shown.steps.slice(0, at)} />
            {step.fields.map((field, index) => (
              <FieldWords
                key={field.path}
                {...props}
                step={step}
                field={field}
                at={index}
                before={shown.steps.slice(0, at)}
              />
            ))}
          </Stack>
        </Disclosure>
      ))}
      <Result {...props} shown={shown} />
      <Button variant="plain" size="sm" onClick={() => onEdit(noEdits(form.id))}>
        고친 것 모두 되돌리기
      </Button>
    </Stack>
  );
}

const sources = import.meta.glob<string>("../../{definitions,patterns}/**/*.ts", {
  query: "?raw",
  import: "default",
});

/** What the edits come to: a link that shows them, and a patch of the sources. */
function Result({ form, edits, shown }: EditorProps & { readonly shown: AnyForm }) {
  const [patch, setPatch] = useState("");
  const [said, setSaid] = useState("");
  const mistake = mistakeIn(shown);
  const share = () => {
    const { href, search } = location;
    const story = new URLSearchParams(search).get("id") ?? "";
    const link = `${new URL(".", href).href}?path=/story/${story}&globals=formEdits:${toAddress(edits)}`;
    navigator.clipboard.writeText(link).then(
      () => setSaid("링크를 복사했어요."),
      () => setSaid(link),
    );
  };
  const write = async () => {
    const texts = await Promise.all(
      Object.entries(sources).map(
        async ([path, load]) =>
          [path.replace("../../", "packages/forms/src/"), await load()] as const,
      ),
    );
    setPatch(patchOf(form, edits, Object.fromEntries(texts)));
  };
  if (mistake !== null) return <Text role="alert">{mistake}</Text>;
  return (
    <Stack gap="2">
      <HStack wrap="wrap">
        <Button size="sm" variant="outline" onClick={share}>
          링크 복사하기
        </Button>
        <Button size="sm" variant="outline" onClick={() => void write()}>
          패치 만들기
        </Button>
      </HStack>
      <Text role="status" overflowWrap="anywhere">
        {said}
      </Text>
      {patch !== "" && (
        <>
          <Box
            as="pre"
            role="region"
            aria-label="패치"
            tabIndex={0}
            maxHeight="40vh"
            overflow="auto"
            padding="4"
            borderRadius="md"
            bg="bg.subtle"
            fontSize="xs"
          >
            {patch}
          </Box>
          <Button asChild size="sm" variant="outline">
            <a
              download={`${form.id}.patch`}
              href={`data:text/plain;charset=utf-8,${encodeURIComponent(patch)}`}
            >
              패치 내려받기
            </a>
          </Button>
          <Text variant="caption" tone="muted">
            저장소에서 git apply {form.id}.patch, 그다음 pnpm generate를 실행해요. 묶음(patterns)의
            말은 그것을 쓰는 다른 양식에서도 바뀌어요.
          </Text>
        </>
      )}
    </Stack>
  );
}
