// @ts-nocheck: written by ajv, see build/generate.ts
import { codePointLength } from "../../engine/validation/code-point-length.ts";
import type { Validators } from "../../engine/definition/form-definition.ts";
export const check0 = validate10;
const schema11 = {"$id":"company-disposal_confirm","type":"object","additionalProperties":false,"required":["disposal_agreed"],"properties":{"disposal_agreed":{"title":"폐기 동의","x-required-message":"폐기하려면 ‘폐기’라고 입력해 주세요.","type":"boolean"},"memo":{"title":"요청 사항","type":"string","maxLength":500}}};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="company-disposal_confirm" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.disposal_agreed === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "disposal_agreed"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "disposal_agreed") || (key0 === "memo"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.disposal_agreed !== undefined){
if(typeof data.disposal_agreed !== "boolean"){
const err2 = {instancePath:instancePath+"/disposal_agreed",schemaPath:"#/properties/disposal_agreed/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.memo !== undefined){
let data1 = data.memo;
if(typeof data1 === "string"){
if(codePointLength(data1) > 500){
const err3 = {instancePath:instancePath+"/memo",schemaPath:"#/properties/memo/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/memo",schemaPath:"#/properties/memo/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

export const check1 = validate11;
const schema12 = {"$id":"early-company-disposal_retention","type":"object","additionalProperties":false,"required":["retention_waived_until"],"properties":{"retention_waived_until":{"type":"string","format":"date","title":"폐기할 박스의 보존 기한","x-required-message":"보존 기한이 남은 박스를 폐기하는 데 동의해 주세요."}}};
const formats0 = /^(?!0000)(?:(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8])))$/;

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="early-company-disposal_retention" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.retention_waived_until === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "retention_waived_until"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "retention_waived_until")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.retention_waived_until !== undefined){
let data0 = data.retention_waived_until;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
const err2 = {instancePath:instancePath+"/retention_waived_until",schemaPath:"#/properties/retention_waived_until/format",keyword:"format",params:{format: "date"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/retention_waived_until",schemaPath:"#/properties/retention_waived_until/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}

export const check2 = validate12;
const schema13 = {"$id":"early-company-disposal_confirm","type":"object","additionalProperties":false,"required":["disposal_agreed"],"properties":{"disposal_agreed":{"title":"폐기 동의","x-required-message":"폐기하려면 ‘폐기’라고 입력해 주세요.","type":"boolean"},"memo":{"title":"요청 사항","type":"string","maxLength":500}}};

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="early-company-disposal_confirm" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.disposal_agreed === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "disposal_agreed"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "disposal_agreed") || (key0 === "memo"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.disposal_agreed !== undefined){
if(typeof data.disposal_agreed !== "boolean"){
const err2 = {instancePath:instancePath+"/disposal_agreed",schemaPath:"#/properties/disposal_agreed/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.memo !== undefined){
let data1 = data.memo;
if(typeof data1 === "string"){
if(codePointLength(data1) > 500){
const err3 = {instancePath:instancePath+"/memo",schemaPath:"#/properties/memo/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/memo",schemaPath:"#/properties/memo/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate12.errors = vErrors;
return errors === 0;
}
export const validators: Validators = {
"company-disposal_confirm": check0,
"early-company-disposal_retention": check1,
"early-company-disposal_confirm": check2,
};
import type { CompiledForm } from "../../engine/definition/form-definition.ts";
import { RetentionWaiverWidget } from "../../patterns/retention-waiver/retention-waiver-widget.tsx";
import { TypedAgreementWidget } from "../../patterns/typed-agreement/typed-agreement-widget.tsx";

export const compiled: CompiledForm = {
  version: "CoNf X1gN bjM7 jkr7 ozs2 vpHE",
  validators,
  widgets: { retentionWaiver: RetentionWaiverWidget, typedAgreement: TypedAgreementWidget },
  fields: {  },
};
