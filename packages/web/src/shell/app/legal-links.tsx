import { brand } from "@damadum/domain";
import { Box, DetailTable, HStack, Link, ListLink, Sheet, Stack, Text } from "@damadum/ui";
import { useState } from "react";
import { Link as RouterLink } from "react-router-dom";
import { paths } from "../../shared/paths.ts";
import { termsNames, termsPages } from "../../shared/terms/terms-pages.ts";
import { companyDetails, sampleNotice } from "../company-details.tsx";

/** The web footer's content at the end of the pages of 마이: help, terms, and the company's legal details. */
export function LegalLinks() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Box paddingInline="5" paddingBlockEnd="6" _print={{ display: "none" }}>
      <HStack
        as="nav"
        aria-label="약관과 안내"
        justify="center"
        wrap="wrap"
        columnGap="5"
        rowGap="0"
      >
        <Link variant="quiet" asChild>
          <RouterLink to={paths.support.getHref()}>고객센터</RouterLink>
        </Link>
        <Link variant="quiet" asChild>
          <RouterLink to={paths.terms.getHref("privacy")}>
            <strong>{termsPages.privacy.title}</strong>
          </RouterLink>
        </Link>
        <Link variant="quiet" asChild>
          <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            사업자 정보
          </button>
        </Link>
      </HStack>
      <Sheet open={open} onOpenChange={setOpen} title="사업자 정보와 약관">
        <Stack gap="5">
          <DetailTable
            caption="사업자 정보"
            captionHidden
            rows={companyDetails.map(({ term, description }) => ({ term, value: description }))}
          />
          {sampleNotice !== null && <Text variant="micro">{sampleNotice}</Text>}
          <Box>
            {termsNames.map((name) => (
              <ListLink key={name} divided>
                <RouterLink to={paths.terms.getHref(name)} onClick={close}>
                  {termsPages[name].title}
                </RouterLink>
              </ListLink>
            ))}
            <ListLink divided>
              <a href={brand.links.businessLookup} target="_blank" rel="noreferrer">
                사업자정보 확인 (공정거래위원회)
              </a>
            </ListLink>
            <ListLink divided>
              <a href="/third-party-licences.txt" target="_blank">
                오픈소스 라이선스
              </a>
            </ListLink>
          </Box>
        </Stack>
      </Sheet>
    </Box>
  );
}
