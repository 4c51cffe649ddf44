// @ts-nocheck: written by ajv, see build/generate.ts
import { codePointLength } from "../../engine/validation/code-point-length.ts";
import type { Validators } from "../../engine/definition/form-definition.ts";
export const check0 = validate10;
const schema11 = {"$id":"storage-disposal_boxes","type":"object","additionalProperties":false,"required":["scope","box_serials"],"properties":{"scope":{"title":"보관을 끝낼 범위","x-required-message":"모두 끝낼지, 일부만 끝낼지 골라 주세요.","type":"string","enum":["ALL","PART"]},"box_serials":{"x-required-message":"박스를 하나 이상 골라 주세요.","type":"array","minItems":1,"maxItems":200,"uniqueItems":true,"items":{"type":"string","pattern":"^BX[0-9A-HJKMNP-TV-Z]{10}$","examples":["BX7K3F9QX2M4"]},"title":"박스"}}};
const pattern0 = new RegExp("^BX[0-9A-HJKMNP-TV-Z]{10}$", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="storage-disposal_boxes" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.scope === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "scope"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.box_serials === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "box_serials"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "scope") || (key0 === "box_serials"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.scope !== undefined){
let data0 = data.scope;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((data0 === "ALL") || (data0 === "PART"))){
const err4 = {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/enum",keyword:"enum",params:{allowedValues: schema11.properties.scope.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.box_serials !== undefined){
let data1 = data.box_serials;
if(Array.isArray(data1)){
if(data1.length > 200){
const err5 = {instancePath:instancePath+"/box_serials",schemaPath:"#/properties/box_serials/maxItems",keyword:"maxItems",params:{limit: 200}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.length < 1){
const err6 = {instancePath:instancePath+"/box_serials",schemaPath:"#/properties/box_serials/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
const err7 = {instancePath:instancePath+"/box_serials/" + i0,schemaPath:"#/properties/box_serials/items/pattern",keyword:"pattern",params:{pattern: "^BX[0-9A-HJKMNP-TV-Z]{10}$"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/box_serials/" + i0,schemaPath:"#/properties/box_serials/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
let i1 = data1.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data1[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err9 = {instancePath:instancePath+"/box_serials",schemaPath:"#/properties/box_serials/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err10 = {instancePath:instancePath+"/box_serials",schemaPath:"#/properties/box_serials/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

export const check1 = validate11;
const schema12 = {"$id":"storage-disposal_confirm","type":"object","additionalProperties":false,"required":["disposal_agreed"],"properties":{"disposal_agreed":{"title":"폐기 동의","x-required-message":"폐기하려면 ‘폐기’라고 입력해 주세요.","type":"boolean"},"memo":{"title":"요청 사항","type":"string","maxLength":500}}};

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="storage-disposal_confirm" */;
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
validate11.errors = vErrors;
return errors === 0;
}
export const validators: Validators = {
"storage-disposal_boxes": check0,
"storage-disposal_confirm": check1,
};
import type { CompiledForm } from "../../engine/definition/form-definition.ts";
import { BoxesField } from "../../patterns/boxes/boxes-field.tsx";
import { TypedAgreementWidget } from "../../patterns/typed-agreement/typed-agreement-widget.tsx";

export const compiled: CompiledForm = {
  version: "4mtq CoNf Ic-4 oDFs ro0i vpHE",
  validators,
  widgets: { typedAgreement: TypedAgreementWidget },
  fields: { boxes: BoxesField },
};
