import { formatCount, formatKoreanDate, groupCode } from "@damadum/domain";
import {
  useCheckDestructionCertificate,
  type CertifiedParty,
  type CheckedCertificate,
} from "@damadum/sdk";
import {
  Button,
  Card,
  DetailTable,
  Disclosure,
  Loaded,
  Notice,
  Page,
  Skeleton,
  Stack,
  Text,
  TextField,
  VisuallyHidden,
} from "@damadum/ui";
import { useSearchParams } from "react-router-dom";
import { ScreenTitle } from "../../shared/page/screen-title.tsx";
import { paths } from "../../shared/paths.ts";
import { SearchForm } from "../../shared/router/search-form.tsx";
import { parseCode } from "./certificate-code.ts";

/** `/certificates`: checks whether we issued a certificate, and for what. */
export function CertificateCheckScreen() {
  const [search] = useSearchParams();
  const typed = search.get("code") ?? "";
  const code = parseCode(typed);
  return (
    <Page width="narrow">
      <Stack gap="6">
        <ScreenTitle title="폐기 확인서 확인">
          확인서 아래에 적힌 확인 번호 16자리를 입력하면, 발급한 내용을 보여 드려요.
        </ScreenTitle>
        <SearchForm action={paths.certificateCheck.getHref()}>
          <Stack gap="3">
            <TextField
              key={typed}
              label="확인 번호"
              name="code"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={40}
              required
              defaultValue={code === null ? typed : groupCode(code)}
              error={
                typed !== "" && code === null ? "확인 번호 16자리를 다시 확인해 주세요." : undefined
              }
              placeholder="7K3F-9QX2-M4AT-B6WN"
            />
            <Button type="submit">확인하기</Button>
          </Stack>
        </SearchForm>
        {code !== null && <Result code={code} />}
      </Stack>
    </Page>
  );
}

function Result({ code }: { readonly code: string }) {
  const check = useCheckDestructionCertificate(code);
  return (
    <Loaded
      query={check}
      what="확인서를"
      skeleton={
        <Card aria-busy>
          <VisuallyHidden role="status">확인서를 찾고 있어요</VisuallyHidden>
          <Skeleton width="full" height="22rem" />
        </Card>
      }
      missing={
        <Notice tone="warning" title="이 번호로 발급한 확인서가 없어요">
          확인 번호를 다시 확인해 주세요. 맞게 입력했다면 저희가 발급한 확인서가 아니에요.
        </Notice>
      }
    >
      {(certificate) => <Issued certificate={certificate} />}
    </Loaded>
  );
}

function Issued({ certificate }: { readonly certificate: CheckedCertificate }) {
  const { number, company, issuer, box_count: count, serials } = certificate;
  return (
    <Stack gap="5">
      {certificate.is_valid ? (
        <Notice tone="success" title="저희가 발급한 확인서예요">
          종이에 적힌 내용이 아래와 같은지 비교해 보세요.
        </Notice>
      ) : (
        <Notice tone="warning" title="지금은 효력이 없는 확인서예요">
          저희가 발급했지만 폐기를 다시 확인하고 있어요. 확인이 끝나면 여기에 다시 유효하다고
          나와요.
        </Notice>
      )}
      <Card>
        <Stack gap="5">
          <DetailTable
            caption="확인서"
            captionHidden
            rows={[
              { term: "확인서 번호", value: number },
              { term: "맡긴 기업", value: nameOf(company) },
              { term: "폐기한 회사", value: nameOf(issuer) },
              { term: "요청일", value: formatKoreanDate(certificate.requested_on) },
              { term: "폐기일", value: formatKoreanDate(certificate.destroyed_on) },
              { term: "발급일", value: formatKoreanDate(certificate.issued_on) },
              { term: "박스", value: `${formatCount(count)}개` },
            ]}
          />
          <Disclosure summary="폐기한 박스 번호">
            <Text>{serials.join(", ")}</Text>
          </Disclosure>
        </Stack>
      </Card>
    </Stack>
  );
}

function nameOf({ name, registration_number: number }: CertifiedParty): string {
  return number === null ? name : `${name} (${number})`;
}
